"use strict";
// The page talks to its host alone, by JSON-RPC over messages (MCP Apps, 2026-01-26).
let lastId = 0;
const open = new Map();
const send = (message) => window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
const request = (method, params) => new Promise((resolve, reject) => {
  const id = ++lastId;
  open.set(id, { resolve, reject });
  send({ id, method, params });
});
window.addEventListener("message", (event) => {
  const message = event.data;
  if (event.source !== window.parent || !message || message.jsonrpc !== "2.0") return;
  if (message.method === "ui/notifications/tool-result") {
    show((message.params && message.params._meta) || {});
    grow();
  }
  else if (message.method === "ui/resource-teardown") send({ id: message.id, result: {} });
  else if (open.has(message.id)) {
    const { resolve, reject } = open.get(message.id);
    open.delete(message.id);
    if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
  }
});
const element = (name, text, attributes = {}) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const main = document.getElementById("main");
const say = (text) => { document.getElementById("said").textContent = text; };
const grow = () => send({
  method: "ui/notifications/size-changed",
  params: { height: document.documentElement.scrollHeight },
});
const call = async (name, args) => {
  try {
    const result = await request("tools/call", { name, arguments: args });
    const text = (result.content || []).map((part) => part.text || "").join("\n");
    say(text);
    grow();
  } catch (error) {
    say("That did not work: " + error.message);
  }
};
request("ui/initialize", {
  protocolVersion: "2026-01-26",
  appInfo: { name: "becivic", version: "1" },
  appCapabilities: {},
}).then(() => send({ method: "ui/notifications/initialized", params: {} }));
