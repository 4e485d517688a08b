// The journal of the router, live.

import { find, make, saveFile, setChoices } from "./elements.js";
import { getFile } from "./server.js";

/** The largest number of events on the page. */
const mostKept = 1_000;

const kinds = [
    "opened", "proxied", "redirected", "held", "resumed", "expired", "handled", "unmatched", "untrusted", "malformed",
    "failed", "cancelled", "abandoned", "timedOut", "calledTwice", "registered", "disposed",
];
const faults = new Set([
    "unmatched", "untrusted", "malformed", "failed", "abandoned", "timedOut", "calledTwice", "expired",
]);

export class Trace {
    #list = find("trace");
    #last = 0;
    #depths = new Map();

    constructor(page) {
        setChoices(find("trace-kind"), kinds);
        find("trace-filter").addEventListener("submit", (event) => event.preventDefault());
        for (const id of ["trace-search", "trace-kind"]) find(id).addEventListener("input", () => this.#filter());
        find("trace-clear").addEventListener("click", () => {
            this.#list.replaceChildren();
            this.#tellCount();
        });
        this.#tellCount();
        find("trace-json").addEventListener("click", () =>
            page.attempt(async () => saveFile("journal.json", await getFile("journal.json"))));
        find("trace-text").addEventListener("click", () =>
            page.attempt(async () => saveFile("journal.txt", await getFile("journal.txt"))));
    }

    add(records) {
        // After an interruption, the server sends all events of the journal again.
        const fresh = records.filter((record) => record.number > this.#last);
        if (!fresh.length) return;
        this.#last = fresh[fresh.length - 1].number;
        this.#append(fresh.map((record) => this.#line(record)));
    }

    tellOfLoss(count) {
        this.#append([make("li", { className: "lost" }, `${count} events came too fast to be shown`)]);
    }

    #append(lines) {
        const list = this.#list;
        const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
        for (const line of lines) line.hidden = !this.#isWanted(line);
        list.append(...lines);
        while (list.childElementCount > mostKept) list.firstElementChild.remove();
        if (isAtEnd) list.scrollTop = list.scrollHeight;
        this.#tellCount();
    }

    #line(record) {
        const depth = record.parent ? (this.#depths.get(record.parent) ?? 0) + 1 : 0;
        this.#depths.set(record.number, depth);
        if (this.#depths.size > 2 * mostKept) this.#depths.delete(this.#depths.keys().next().value);
        const isFault = faults.has(record.kind);
        const line = make("li", { data: { kind: record.kind, number: record.number } },
            make("span", { className: "number" }, `${record.number}`), " ",
            make("span", { className: isFault ? "kind fault" : "kind" }, record.kind), " ",
            make("code", {}, record.route), ...details(record));
        line.style.setProperty("--depth", Math.min(depth, 8));
        return line;
    }

    #filter() {
        for (const line of this.#list.children) line.hidden = !this.#isWanted(line);
        this.#tellCount();
    }

    #isWanted(line) {
        const kind = find("trace-kind").value;
        if (kind && line.dataset.kind !== kind) return false;
        return line.textContent.toLowerCase().includes(find("trace-search").value.toLowerCase());
    }

    #tellCount() {
        const all = this.#list.childElementCount;
        const shown = [...this.#list.children].filter((line) => !line.hidden).length;
        find("trace-count").replaceChildren(all ? `${shown} of ${all} events` : "Nothing has happened yet.");
    }
}

function details({ entry, decision, redirection, failure, gate, nanoseconds }) {
    const parts = [];
    // Such an event is about the pattern of the entry, which its line already shows.
    if (entry?.name) parts.push(` ${entry.name}`);
    if (decision) parts.push(` ${decision}`);
    if (redirection && !decision?.includes(redirection)) parts.push(` → ${redirection}`);
    if (gate) parts.push(` at ${gate}`);
    const texts = parts.length ? [make("span", { className: "what" }, parts.join(" ·").trimStart())] : [];
    if (failure) texts.push(make("span", { className: "fault" }, failure.message));
    if (nanoseconds !== undefined) texts.push(make("span", { className: "time" }, duration(nanoseconds)));
    return texts.flatMap((text) => [" ", text]);
}

function duration(nanoseconds) {
    if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(0)} µs`;
    if (nanoseconds < 1e9) return `${(nanoseconds / 1e6).toFixed(1)} ms`;
    return `${(nanoseconds / 1e9).toFixed(1)} s`;
}
