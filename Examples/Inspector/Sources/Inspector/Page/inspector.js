// Connects the parts of the page.

import { Explanation } from "./explanation.js";
import { Findings } from "./findings.js";
import { find, make, setChoices } from "./elements.js";
import { Navigation } from "./navigation.js";
import { Picture } from "./picture.js";
import { Routes } from "./routes.js";
import { get, listen, post } from "./server.js";
import { Trace } from "./trace.js";

const url = find("url");
const scope = find("scope");
let suggestions = [];

/** Shows an outcome, also to screen readers. */
function say(text, isFault = false) {
    const outcome = find("outcome");
    outcome.hidden = false;
    outcome.classList.toggle("fault", isFault);
    outcome.replaceChildren(text);
}

/** Runs an action, and shows its error if it fails. */
async function attempt(act) {
    try {
        await act();
    } catch (error) {
        say(error.message, true);
    }
}

const tags = () => (scope.value ? [scope.value] : []);

const page = {
    say,
    attempt,
    /** Puts a URL into the text field. */
    use(text) {
        url.value = text;
        url.focus();
    },
    explain: (text, within = tags()) => attempt(async () => {
        const asker = document.activeElement;
        url.value = text;
        explanation.show(await post("explain", { url: text, scope: within }));
        // If the user has moved the focus meanwhile, it stays there.
        if (document.activeElement === asker || !asker.isConnected) find("explanation-title").focus();
    }),
    open: (text, within = tags()) => attempt(async () => {
        url.value = text;
        say(`opening ${text}…`);
        opened = (await post("open", { url: text, scope: within })).number;
    }),
};
let opened = 0;

const explanation = new Explanation(page);
const picture = new Picture(page);
const navigation = new Navigation(page);
const trace = new Trace(page);
const routes = new Routes(page);
const findings = new Findings(page);

async function refreshRoutes() {
    const table = await get("routes");
    routes.show(table);
    const all = [...new Set(table.flatMap((route) => route.tags))].sort();
    setChoices(scope, all);
    const patterns = table.filter((route) => route.kind === "map").map((route) => route.pattern);
    const offered = [...new Set([...suggestions, ...patterns])];
    find("urls").replaceChildren(...offered.map((value) => make("option", { value })));
    findings.show(await get("findings"));
}

const hearings = {
    hello(hello) {
        suggestions = hello.suggestions;
        find("app-name").replaceChildren(hello.name);
        document.title = `${hello.name} – inspector`;
        find("picture-section").hidden = !hello.hasWindow && !hello.hasNavigator;
        for (const id of ["history", "state", "visits-section"]) find(id).hidden = !hello.hasNavigator;
        attempt(refreshRoutes);
    },
    window: (message) => picture.show(message),
    navigation: (message) => navigation.show(message),
    records: (records) => trace.add(records),
    routes: () => attempt(refreshRoutes),
    lost: ({ count }) => trace.tellOfLoss(count),
    fault: ({ message }) => say(message, true),
    outcome(outcome) {
        // The outcome of an earlier URL, such as one that waited at a gate, shows only in the trace.
        if (outcome.number >= opened) say(`${outcome.url} – ${outcome.text}`, !outcome.isHandled);
    },
};

find("opening").addEventListener("submit", (event) => {
    event.preventDefault();
    if (url.value) page.open(url.value);
});
find("explain").addEventListener("click", () => {
    if (url.value) page.explain(url.value);
});

listen(
    (event, message) => hearings[event]?.(message),
    (state, error) => {
        const connection = find("connection");
        connection.dataset.state = state;
        connection.replaceChildren(state === "connected" ? "connected" : (error?.message ?? "the program is gone"));
    },
);
