// Sends requests to the server. The token follows the '#' in the printed URL. The page keeps it for this tab only, and
// sends it in a header, which no other site can make a browser do.

const key = "inspector-token";
if (location.hash.length > 1 && /^#[0-9a-f]{32}$/.test(location.hash)) {
    sessionStorage.setItem(key, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
}

/** The error for a refused request, with the server's reason. */
export class Fault extends Error {}

async function ask(path, options = {}) {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem(key) ?? ""}` };
    if (options.body !== undefined) headers["Content-Type"] = "application/json";
    let response;
    try {
        response = await fetch(`api/${path}`, { ...options, headers });
    } catch {
        throw new Fault("The program does not answer; it may have ended.");
    }
    if (response.ok) return response;
    const fault = await response.json().catch(() => ({}));
    const error = new Fault(fault.message ?? response.statusText);
    error.status = response.status;
    throw error;
}

/** Reads a JSON value. */
export const get = async (path) => (await ask(path)).json();

/** Reads a file. */
export const getFile = async (path) => (await ask(path)).blob();

/** Requests an action. */
export async function post(path, body) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await ask(path, { method: "POST", body: text });
    return response.status === 204 ? null : response.json();
}

/** Listens to the events of the server, and reconnects after an interruption. */
export async function listen(tell, tellState) {
    for (let pause = 500; ; pause = Math.min(pause * 2, 8_000)) {
        try {
            const response = await ask("events");
            tellState("connected");
            pause = 250;
            await read(response.body, tell);
            tellState("interrupted");
        } catch (error) {
            tellState("interrupted", error);
            if (error.status === 401 || error.status === 403) return;
        }
        await new Promise((resume) => setTimeout(resume, pause));
    }
}

async function read(body, tell) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        const events = (rest + value).split("\n\n");
        rest = events.pop();
        for (const event of events) {
            const fields = Object.fromEntries(event.split("\n").map((line) => {
                const colon = line.indexOf(": ");
                return [line.slice(0, colon), line.slice(colon + 2)];
            }));
            if (fields.event) tell(fields.event, JSON.parse(fields.data));
        }
    }
}
