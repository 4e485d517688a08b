// The explanation of a URL.

import { button, find, make } from "./elements.js";
import { place } from "./routes.js";

/** The largest number of listed routes that do not match. */
const mostOthers = 12;

export class Explanation {
    #page;

    constructor(page) {
        this.#page = page;
    }

    show({ explanation, text }) {
        const parts = explanation.fault
            ? [this.#fault(explanation)]
            : [this.#verdict(explanation), ...this.#parameters(explanation), ...this.#others(explanation)];
        find("explanation").replaceChildren(
            ...parts,
            make("details", {}, make("summary", {}, "As text"), make("pre", { tabIndex: 0 }, text)),
        );
    }

    #fault({ url, fault }) {
        return make("div", {},
            make("p", {}, make("code", {}, url)),
            make("p", { className: "fault" }, `This is not a URL: ${fault.message}`),
            make("pre", {}, fault.excerpt));
    }

    #verdict({ url, scope, reading, proxies, winner, fallback }) {
        const rows = [["URL", make("code", {}, url)]];
        if (scope.length) rows.push(["scope", scope.map((tags) => tags.join(" or ")).join(" · ")]);
        if (reading) rows.push(["read as", readAs(reading)]);
        rows.push(["proxies", proxies.length
            ? make("ol", {}, ...proxies.map((proxy) => make("li", {}, ...entry(proxy)))) : "none"]);
        rows.push(["map", winner ? make("span", {}, ...entry(winner.route))
            : fallback ? make("span", {}, "none, but a fallback: ", ...entry(fallback))
            : make("span", { className: "fault" }, "none, and there is no fallback for it")]);
        return make("dl", {}, ...rows.flatMap(([term, value]) =>
            [make("dt", {}, term), make("dd", {}, value)]));
    }

    #parameters({ winner }) {
        if (!winner?.parameters.length) return [];
        return [make("table", {},
            make("thead", {}, make("tr", {}, ...["Parameter", "Value", "From"].map((title) =>
                make("th", { scope: "col" }, title)))),
            make("tbody", {}, ...winner.parameters.map(({ name, value, origin }) =>
                make("tr", {}, make("td", {}, make("code", {}, name)), make("td", {}, value),
                    make("td", { className: "quiet" }, origin)))))];
    }

    #others({ others }) {
        if (!others.length) return [];
        const near = others.filter((other) => other.isNear);
        const rest = others.filter((other) => !other.isNear);
        const list = (some) => make("ul", { className: "others" }, ...some.map((other) => this.#other(other)));
        const parts = [];
        if (near.length) parts.push(make("h3", {}, "Near"), list(near.slice(0, mostOthers)));
        if (rest.length) {
            const more = rest.length - mostOthers;
            parts.push(make("details", {}, make("summary", {}, `${rest.length} others, and why not`),
                list(rest.slice(0, mostOthers)),
                more > 0 ? make("p", { className: "quiet" }, `and ${more} more`) : ""));
        }
        return parts;
    }

    #other({ route, reason, suggestion }) {
        const attempt = suggestion
            ? button(suggestion, () => this.#page.explain(suggestion), {
                className: "link code", aria: { label: `Try ${suggestion}` },
            }) : "";
        return make("li", {}, ...entry(route), " ", make("span", { className: "quiet" }, reason.message),
            attempt ? " – try " : "", attempt);
    }
}

function readAs({ scheme, host, segments, fragment }) {
    const parts = [];
    if (scheme) parts.push(`scheme ${scheme}`);
    if (host) parts.push(`host ${host}`);
    parts.push(segments.length ? `segments ${segments.join(" / ")}` : "no segments");
    if (fragment) parts.push(`fragment ${fragment}`);
    return parts.join(", ");
}

function entry(route) {
    return [
        make("span", { className: `kind ${route.kind}` }, route.kind), " ",
        make("code", {}, route.pattern), route.name ? ` ${route.name} ` : " ",
        place(route),
    ];
}
