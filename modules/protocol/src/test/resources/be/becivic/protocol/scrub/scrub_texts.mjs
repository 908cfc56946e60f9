// Reads a list of texts and answers, text by text, which rules fire. Arguments: the scrubber and its rules file.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { Scrubber } = await import(pathToFileURL(process.argv[2]).href);
const file = JSON.parse(readFileSync(process.argv[3], "utf8"));
for (const { pattern } of [...file.rules, ...file.checked_rules, ...file.set_aside, ...file.opaque]) {
  new RegExp(pattern, "u");
  new RegExp(pattern, "v");
}
const scrubber = new Scrubber(file);
const texts = JSON.parse(readFileSync(0, "utf8"));
const answer = texts.map((text) => scrubber.findings(text, [], ["strong", "weak"]).map(([rule]) => rule).sort());
process.stdout.write(JSON.stringify(answer));
