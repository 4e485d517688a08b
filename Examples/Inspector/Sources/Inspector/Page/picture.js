// Draws the content of the window, and turns taps on the drawing into moves of a user.

import { button, find, make } from "./elements.js";
import { post } from "./server.js";

const operations = ["observe", "root", "push", "pop", "set", "present", "dismiss", "tabs", "select", "columns"];

export class Picture {
    #page;
    #picture = find("picture");
    #drawn = "";
    #contents = {};

    constructor(page) {
        this.#page = page;
        this.#picture.tabIndex = -1;
    }

    show({ change, snapshot, contents, drawing }) {
        find("drawing").replaceChildren(drawing);
        // A transition usually ends with the content that it began with, which need not be drawn again.
        const text = JSON.stringify([snapshot, contents]);
        if (text === this.#drawn) return;
        this.#drawn = text;
        this.#contents = contents;

        const before = this.#animated(change);
        const focused = this.#focusedKey();
        const layers = snapshot.layers.map((layer, index) => this.#layer(layer, index, snapshot.layers));
        this.#picture.replaceChildren(
            ...(layers.length ? layers : [make("p", { className: "quiet empty" }, "Nothing shows yet.")]),
            make("p", { className: "hidden", role: "status" }, `${title(front(snapshot))} shows`),
        );
        this.#giveBackFocus(focused);
        if (change) animate(change.operation, before, this.#animated(change));
    }

    #move(kind, controller, index) {
        this.#page.attempt(() => post("move", { kind, controller, index }));
    }

    #layer(controller, index, layers) {
        const isTop = index === layers.length - 1;
        const bar = index === 0 ? "" : make("div", { className: "sheet-bar" },
            make("span", {}, `over ${title(deepest(layers[index - 1]))}`),
            button("✕", () => this.#move("dismiss", controller.id), {
                data: { key: `dismiss ${controller.id}` },
                aria: { label: `Dismiss ${title(deepest(controller))}` },
            }));
        const layer = make("div", { className: index ? "layer sheet" : "layer", data: { depth: index } },
            bar, this.#controller(controller));
        // A covered layer is out of reach, as on a screen.
        layer.inert = !isTop;
        return layer;
    }

    #controller(controller) {
        const draw = { navigation: this.#stack, tabBar: this.#tabs, split: this.#split }[controller.kind];
        return draw ? draw.call(this, controller) : this.#screen(controller);
    }

    #screen(controller) {
        const { lines = [], links = [] } = this.#contents[controller.id] ?? {};
        return make("div", { className: "screen", data: { id: controller.id } },
            make("p", { className: "screen-title" }, title(controller)),
            ...lines.map((line) => make("p", {}, line)),
            ...links.map((link, index) => button(link.title, () => this.#page.open(link.url, []), {
                title: link.url, data: { key: `link ${controller.id} ${index}` },
            })),
            make("p", { className: "quiet" }, `${controller.type} #${controller.id}`));
    }

    #stack(stack) {
        const top = stack.children.at(-1);
        const below = stack.children.at(-2);
        const bar = make("div", { className: "stack-bar" },
            below ? button(`‹ ${title(below)}`, () => this.#move("pop", stack.id), {
                data: { key: `back ${stack.id}` }, aria: { label: `Back to ${title(below)}` },
            }) : "",
            make("span", { className: "depth" }, stack.children.length > 2 ? `${stack.children.length} deep` : ""));
        return make("div", { className: "container stack", data: { id: stack.id } },
            bar, make("div", { className: "body" }, top ? this.#controller(top) : ""));
    }

    #tabs(tabs) {
        const selected = tabs.children[tabs.selectedIndex];
        const buttons = tabs.children.map((child, index) =>
            button(title(child), () => this.#move("select", tabs.id, index), {
                data: { key: `tab ${tabs.id} ${index}` },
                aria: index === tabs.selectedIndex ? { current: "true" } : {},
            }));
        return make("div", { className: "container tabs", data: { id: tabs.id } },
            make("div", { className: "body" }, selected ? this.#controller(selected) : ""),
            make("div", { className: "tab-bar", role: "group", aria: { label: `Tabs of ${title(tabs)}` } },
                ...buttons));
    }

    #split(split) {
        return make("div", { className: "container split", data: { id: split.id } },
            make("div", { className: "body" }, ...split.children.map((child) => this.#controller(child))));
    }

    /** Finds the element to animate for a change: the content of a container, or a layer. */
    #animated(change) {
        if (!change) return null;
        if (change.container === undefined) return this.#picture.querySelector(":scope > .layer:last-of-type");
        return this.#picture.querySelector(`[data-id="${Number(change.container)}"] > .body > *`);
    }

    #focusedKey() {
        const focused = document.activeElement;
        return this.#picture.contains(focused) ? (focused.dataset.key ?? "") : null;
    }

    /** Gives the focus to the new button with a key, or to the picture if there is no such button. */
    #giveBackFocus(key) {
        if (key === null) return;
        const buttons = [...this.#picture.querySelectorAll("button")];
        (buttons.find((one) => one.dataset.key === key) ?? this.#picture).focus({ preventScroll: true });
    }
}

const title = (controller) => controller ? (controller.title ?? controller.type) : "Nothing";

function deepest(controller) {
    const { kind, children, selectedIndex } = controller;
    const next = kind === "tabBar" ? children[selectedIndex] : children.at(-1);
    return next ? deepest(next) : controller;
}

const front = (snapshot) => snapshot.layers.length ? deepest(snapshot.layers.at(-1)) : null;

/** Animates the new and the old element; the style sheet defines the motion, and omits it on request of the user. */
function animate(operation, before, after) {
    if (after && operation !== "dismiss") play(after, ["enters", operation]);
    if (!before || before === after || operation === "present") return;
    const parent = operation === "dismiss" ? find("picture") : after?.parentElement;
    if (!parent) return;
    before.inert = true;
    before.setAttribute("aria-hidden", "true");
    parent.append(before);
    play(before, ["leaves", operation], () => before.remove());
}

/** Adds classes that animate an element, and removes them at the end of the animation. */
function play(element, classes, andThen = () => {}) {
    element.classList.remove("enters", "leaves", ...operations);
    element.classList.add(...classes);
    const finished = element.getAnimations().map((animation) => animation.finished);
    Promise.allSettled(finished).then(() => {
        element.classList.remove(...classes);
        andThen();
    });
}
