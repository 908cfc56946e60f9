// Reads {patterns: [{pattern, flags}], texts: [string]} and answers, per pattern and text,
// where the first match begins and ends, or -1.
import { readFileSync } from "node:fs";

const { patterns, texts } = JSON.parse(readFileSync(0, "utf8"));
const spans = patterns.map(({ pattern, flags }) => {
  const regex = new RegExp(pattern, flags);
  return texts.map((text) => {
    const match = regex.exec(text);
    return match === null ? [-1, -1] : [match.index, match.index + match[0].length];
  });
});
process.stdout.write(JSON.stringify(spans));
