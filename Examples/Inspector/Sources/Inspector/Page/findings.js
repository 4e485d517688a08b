// The findings of the audit.

import { button, find, make } from "./elements.js";
import { place } from "./routes.js";

export class Findings {
    #page;

    constructor(page) {
        this.#page = page;
    }

    show(findings) {
        const list = findings.length
            ? findings.map((finding) => this.#item(finding))
            : [make("li", { className: "quiet" }, "Nothing to be found fault with.")];
        find("findings").replaceChildren(...list);
    }

    #item({ code, certainty, message, witness, scope, route }) {
        const within = scope.length ? ` in ${scope.join(" · ")}` : "";
        return make(
            "li", {},
            make("p", {},
                make("span", { className: `kind ${certainty}` }, code), " ", message),
            make("p", { className: "witness" },
                button(witness, () => this.#page.explain(witness, scope), {
                    className: "link code", title: `Explain ${witness}${within}`,
                }),
                within,
                " ",
                button("Open", () => this.#page.open(witness, scope), {
                    className: "small", aria: { label: `Open ${witness}${within}` },
                }),
                place(route)),
        );
    }
}
