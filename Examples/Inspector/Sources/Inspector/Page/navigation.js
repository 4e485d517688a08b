// History and state of the navigator.

import { find, make, saveFile } from "./elements.js";
import { getFile, post } from "./server.js";

export class Navigation {
    constructor(page) {
        for (const direction of ["back", "forward"]) {
            find(direction).addEventListener("click", () => page.attempt(() => post("history", { direction })));
        }
        find("save").addEventListener("click", () =>
            page.attempt(async () => saveFile("state.json", await getFile("state"))));

        const file = find("state-file");
        find("restore").addEventListener("click", () => file.click());
        file.addEventListener("change", () => page.attempt(async () => {
            const chosen = file.files[0];
            if (!chosen) return;
            const text = await chosen.text();
            // Lets the user choose the same file again.
            file.value = "";
            const { dropped } = await post("state", text);
            const gone = dropped.length ? `; gone since: ${dropped.join(", ")}` : "";
            page.say(`restored ${chosen.name}${gone}`);
        }));
    }

    show({ url, visits, index, canGoBack, canGoForward }) {
        // A button that had the focus keeps it, though it may do nothing now.
        find("back").disabled = !canGoBack;
        find("forward").disabled = !canGoForward;
        find("place").replaceChildren(url ?? "nowhere yet");
        find("visits").replaceChildren(...visits.map((visit, at) =>
            make("li", { aria: at === index ? { current: "step" } : {} }, visit ?? "a place without a URL")));
    }
}
