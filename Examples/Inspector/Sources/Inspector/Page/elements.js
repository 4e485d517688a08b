// Builds the page from elements and text nodes, so that no text of the app is ever read as markup.

/** Finds an element of the page. */
export const find = (id) => document.getElementById(id);

/**
 * Makes an element.
 *
 * Properties become properties of the element; those of `data` and `aria` become attributes. Texts among the children
 * become text nodes.
 */
export function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
        if (value === undefined || value === null) continue;
        if (key === "data") Object.assign(element.dataset, value);
        else if (key === "aria") for (const [k, v] of Object.entries(value)) element.setAttribute(`aria-${k}`, v);
        else if (key === "role") element.setAttribute("role", value);
        else if (key === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
        else element[key] = value;
    }
    element.append(...children.filter((child) => child !== undefined && child !== null && child !== ""));
    return element;
}

/** Makes a button with an action. */
export const button = (label, act, properties = {}) =>
    make("button", { type: "button", on: { click: act }, ...properties }, label);

/** Replaces all options of a select element but the first, and keeps the selection if it still exists. */
export function setChoices(select, values) {
    const chosen = select.value;
    select.replaceChildren(select.options[0], ...values.map((value) => make("option", { value }, value)));
    select.value = values.includes(chosen) ? chosen : "";
}

/** Lets the browser save a blob as a file. */
export function saveFile(name, blob) {
    const link = make("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
