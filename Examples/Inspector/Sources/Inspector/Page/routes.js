// The route table.

import { button, find, make, setChoices } from "./elements.js";

export class Routes {
    #page;
    #routes = [];

    constructor(page) {
        this.#page = page;
        find("route-filter").addEventListener("submit", (event) => event.preventDefault());
        for (const id of ["route-search", "route-kind", "route-tag"]) {
            find(id).addEventListener("input", () => this.#draw());
        }
    }

    show(routes) {
        this.#routes = routes;
        setChoices(find("route-tag"), [...new Set(routes.flatMap((route) => route.tags))].sort());
        this.#draw();
    }

    #draw() {
        const words = find("route-search").value.toLowerCase();
        const kind = find("route-kind").value;
        const tag = find("route-tag").value;
        const shown = this.#routes.filter((route) => {
            const where = `${route.fileID}:${route.line}`;
            const text = [route.pattern, route.name, route.summary, where, ...route.tags].join(" ");
            return (!kind || route.kind === kind) && (!tag || route.tags.includes(tag))
                && text.toLowerCase().includes(words);
        });
        find("routes").replaceChildren(...shown.map((route) => this.#row(route)));
        find("route-count").replaceChildren(
            `${shown.length} of ${this.#routes.length}, the newest first`);
    }

    #row(route) {
        const pattern = route.kind === "map"
            ? button(route.pattern, () => this.#page.use(route.pattern), {
                className: "link code", title: "Put it into the URL box",
            })
            : make("code", {}, route.pattern);
        return make(
            "tr", { data: { kind: route.kind } },
            make("td", {}, make("span", { className: `kind ${route.kind}` }, route.kind)),
            make("td", { className: "pattern" }, pattern),
            make("td", { title: route.summary ?? "" }, route.name ?? ""),
            make("td", {}, route.tags.join(", ")),
            make("td", {}, place(route)),
        );
    }
}

/** Makes the place of registration of a route; in a narrow column, it wraps after the module. */
export function place({ fileID, line }) {
    const parts = `${fileID}:${line}`.split("/");
    const pieces = parts.flatMap((part, index) => (index ? ["/", make("wbr"), part] : [part]));
    return make("span", { className: "place" }, ...pieces);
}
