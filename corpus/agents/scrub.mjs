#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const HELP = `Looks for identifiers of people in texts, by the rules this server publishes.

    node scrub.mjs [--rules FILE-OR-URL] [--weak] [FILE ...]

Reads files, or standard input; JSON, and JSON line by line, is looked at string by string. Prints the place, the rule
and its strength for everything found, never the text itself. Exit status: 0 nothing, 1 something, 2 it could not look.
How texts are read is described at /docs/scrub-rules.`;

const SERVER = "https://becivic.be";
const MOST_READINGS = 12;
const MOST_HIDDEN = 8;
const MOST_DIGITS_BACKWARDS = 200;
const MOST_DIGITS_GATHERED = 80;
const AT_SIGNS = ["@", "\u2709", "\u{1f4e7}", "\u{1f4e8}", "\u{1f4e9}", "\u{1f412}", "\u{1f435}"];
const LONGEST_GAP = 24;
const MOST_SIGNS = 6;
const MOST_SIGNS_WITH_AT_SIGN = 12;
const MOST_LETTERS_IN_GROUPS = 8;
const IN_FOURS = /^[0-9A-Za-z]{4}(?:[ .-][0-9A-Za-z]{4})+(?:[ .-][0-9A-Za-z]{1,3})?$/;
const MOST_MARKS = 4;

/** The rules, ready to run on texts. */
export class Scrubber {
  constructor(rules) {
    this.folding = new Folding(rules.folding);
    this.numbers = rules.numbers;
    this.gathered = rules.gathered;
    this.gatheredAside = rules.gathered.set_aside.map((entry) => new RegExp(entry.pattern, "gu"));
    this.checksums = rules.checksums;
    this.setAside = rules.set_aside.map((entry) => new RegExp(entry.pattern, "gu"));
    this.opaque = rules.opaque.filter((entry) => !entry.whole).map((entry) => new RegExp(entry.pattern, "gu"));
    this.whole = rules.opaque.filter((entry) => entry.whole).map((entry) => new RegExp(`^(?:${entry.pattern})$`, "u"));
    this.rules = rules.rules.map((rule) => [rule, compiled(rule.pattern)]);
    this.checked = rules.checked_rules.map((rule) => [rule, compiled(rule.pattern)]);
  }

  static async load(source) {
    const text = /^https?:\/\//.test(source) ? await fetched(source) : readFileSync(source, "utf8");
    return new Scrubber(JSON.parse(text));
  }

  /** [rule, strength, position] of every rule that fires on a text, once each. */
  findings(text, field = [], strengths = ["strong"]) {
    const found = new Map();
    const places = Array.from({ length: text.length }, (_, i) => i);
    const [folded, guesses] = this.readings(text, places);
    const whole = [[text, places], ...folded];
    const isOpaque = this.whole.some((pattern) => pattern.test(text));
    const masked = ([reading, back]) => [isOpaque ? "" : overwrite(reading, this.opaque, "x"), back];
    const readings = whole.map(masked);
    for (const [rule, pattern] of this.rules) {
      if (!strengths.includes("strong") || !applies(rule, field)) continue;
      for (const [reading, back] of rule.applies_to_fields === "all_strings" ? readings : whole) {
        const match = pattern === null ? { index: 0 } : from(pattern, reading, 0);
        if (match !== null) {
          found.set(rule.name, ["strong", back[match.index] ?? 0]);
          break;
        }
      }
    }
    const kinds = new Set(this.rules.filter(([rule]) => found.has(rule.name)).map(([rule]) => rule.finds));
    const sure = readings.length - 1;
    for (const [index, [reading, back]] of [...readings.slice(1), ...guesses.map(masked)].entries()) {
      const asIs = { text: reading, places: back.map((_, i) => i) };
      const views = { text: asIs, words: wordView(reading, this.folding) };
      const turnedToo = (views.words.text.match(/[a-z]+/g) ?? []).some((word) => this.numbers.backwards.includes(word));
      for (const [rule, pattern] of this.checked) {
        if (!strengths.includes(rule.strength) || kinds.has(rule.finds) || found.has(rule.name)) continue;
        if (!applies(rule, field) || (index >= sure && rule.view === "text")) continue;
        if (rule.view === "gathered" && views.gathered === undefined) views.gathered = this.gather(reading);
        if (views[rule.view] === undefined) {
          const kept = wordView(overwrite(reading, this.setAside, "\f"), this.folding);
          views.digits = digitView(kept, this.numbers, false);
          views.codes = digitView(kept, this.numbers, true);
        }
        const view = views[rule.view];
        const figures = view.text.replace(/[^0-9]/g, "").length;
        if (rule.view === "gathered" && rule.checksum !== null && figures > MOST_DIGITS_GATHERED) continue;
        let start = this.first(rule, pattern, view.text);
        const mayTurn = rule.backwards || (turnedToo && ["digits", "codes"].includes(rule.view));
        if (start === null && mayTurn && figures <= MOST_DIGITS_BACKWARDS) {
          const turned = this.first(rule, pattern, [...view.text].reverse().join(""));
          start = turned === null ? null : view.text.length - 1 - turned;
        }
        if (start !== null) found.set(rule.name, [rule.strength, back[view.places[start]] ?? 0]);
      }
    }
    const gathered = new Set(this.checked.filter(([rule]) => rule.view === "gathered").map(([rule]) => rule.name));
    const hasOthers = [...found.keys()].some((name) => !gathered.has(name));
    return [...found].filter(([name]) => !hasOthers || !gathered.has(name)).map(([name, [strength, at]]) => [name, strength, at]);
  }

  /** The text folded; with bars for ones, and with what is in a code in its place; and guesses at digits. */
  readings(text, places) {
    const plain = this.folding.fold(text, places);
    const readings = [plain];
    const barred = plain[0].replace(/(?<=[0-9OolI])\|+|\|+(?=[0-9OolI])/g, (bars) => "1".repeat(bars.length));
    if (barred !== plain[0]) readings.push([barred, plain[1]]);
    for (let i = 0; i < readings.length && readings.length < MOST_READINGS; i++) {
      for (const code of CODES) {
        const decoded = code(...readings[i]);
        if (decoded[0] === readings[i][0]) continue;
        const folded = this.folding.fold(...decoded);
        if (readings.every(([known]) => known !== folded[0])) readings.push(folded);
      }
    }
    const guesses = [lettersForDigits(...plain), gluedNumbers(...plain)];
    return [readings, guesses.filter(([guess]) => guess !== plain[0])];
  }

  /** All digits of a reading, whatever words stand between them, and marks of words that say what they are. */
  gather(reading) {
    const kept = overwrite(reading, [...this.setAside, ...this.gatheredAside], "\f");
    return gatheredView(wordView(kept, this.folding), kept, this.numbers, this.gathered);
  }

  /** Where the first candidate that passes every check begins. */
  first(rule, pattern, view) {
    if (pattern === null) return 0;
    const checksum = rule.checksum === null ? null : this.checksums[rule.checksum];
    const unless = rule.unless === undefined ? null : compiled(rule.unless);
    let match = from(pattern, view, 0);
    while (match !== null) {
      const start = match.index;
      const end = start + match[0].length;
      if (isFree(view, start - 1, rule.edges)) {
        for (let stop = end; stop > (checksum ? start : end - 1); stop--) {
          if (isFree(view, stop, rule.edges)) {
            const candidate = view.slice(start, stop);
            const counts =
              checksum === null
                ? unless === null || from(unless, candidate, 0) === null
                : /[0-9A-Za-z]/.test(view[stop - 1]) && holds(checksum, candidate);
            if (counts) return start;
          }
        }
      }
      match = from(pattern, view, start + 1);
    }
    return null;
  }
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

function compiled(pattern) {
  try {
    return new RegExp(pattern, "gu");
  } catch {
    return null;
  }
}

function from(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text with every match overwritten, place by place; matches may share the character between them. */
function overwrite(text, patterns, sign) {
  for (const pattern of patterns) {
    let match = from(pattern, text, 0);
    while (match !== null) {
      const end = match.index + match[0].length;
      const sure = sign === "x" ? match[0].replace(/[0-9A-Za-z]/g, sign) : sign.repeat(match[0].length);
      text = text.slice(0, match.index) + sure + text.slice(end);
      match = from(pattern, text, Math.max(match.index + 1, end - 1));
    }
  }
  return text;
}

/** Whether nothing that the rule's edges exclude stands beside a candidate. */
function isFree(view, at, edges) {
  if (edges === "none" || at < 0 || at >= view.length) return true;
  return !(edges === "digit" ? /[0-9]/ : /[0-9a-z]/).test(view[at]);
}

function applies(rule, field) {
  const fields = rule.applies_to_fields;
  return fields === "all_strings" || fields.some((path) => `.${field.join(".")}`.endsWith(`.${path}`));
}

/** What a reader sees: no invisible characters, no look-alikes of digits, spaces and dashes. */
class Folding {
  constructor(tables) {
    this.ignorable = tables.ignorable;
    this.dashes = tables.dashes;
    this.letters = tables.letters;
    this.digits = new Map();
    for (const [first, value, count] of tables.digit_forms) {
      for (let i = 0; i < count; i++) this.digits.set(first + i, String(value + i));
    }
  }

  isVisible(char) {
    if (/^\p{Cc}$/u.test(char)) return "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85".includes(char);
    if (/^[\p{Cf}\p{Cs}]$/u.test(char)) return false;
    const code = char.codePointAt(0);
    return !this.ignorable.some(([first, last]) => first <= code && code <= last);
  }

  fold(text, places) {
    const clusters = [];
    let index = 0;
    for (const char of text) {
      if (this.isVisible(char)) {
        if (clusters.length > 0 && /^\p{M}$/u.test(char)) {
          const last = clusters[clusters.length - 1];
          if (last.count++ < MOST_MARKS) last.text += char;
        } else {
          clusters.push({ text: char, at: places[index], count: 0 });
        }
      }
      index += char.length;
    }
    let folded = "";
    const back = [];
    for (const cluster of clusters) {
      for (const char of cluster.text.normalize("NFKC")) {
        if (this.isVisible(char) && !/^\p{M}$/u.test(char)) {
          const ascii = this.ascii(char);
          folded += ascii;
          for (let i = 0; i < ascii.length; i++) back.push(cluster.at);
        }
      }
    }
    return [folded, back];
  }

  ascii(char) {
    if (char < "\x7f") return char;
    const code = char.codePointAt(0);
    if (this.digits.has(code)) return this.digits.get(code);
    if (/^\p{Nd}$/u.test(char)) return String(decimal(code));
    if (/^\p{Z}$/u.test(char)) return " ";
    return /^\p{Pd}$/u.test(char) || this.dashes.includes(char) ? "-" : char;
  }

  /** The small ASCII letters a character stands for, or nothing. */
  letter(char) {
    if (char < "\x7f") return /[0-9A-Za-z]/.test(char) ? char.toLowerCase() : "";
    if (this.letters[char] !== undefined) return this.letters[char];
    const base = char.normalize("NFD")[0];
    return /[A-Za-z]/.test(base) ? base.toLowerCase() : "";
  }
}

/** Decimal digits of a script are ten in a row, from zero. */
function decimal(code) {
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

const NAMED = {
  commat: "@", period: ".", nbsp: " ", amp: "&", plus: "+", sol: "/", colon: ":", hyphen: "-", dash: "-", ndash: "-",
  mdash: "-", ensp: " ", emsp: " ", thinsp: " ", shy: "", lowbar: "_", comma: ",", zwnj: "", zwj: "", lt: "<",
  gt: ">", quot: '"', apos: "'", middot: ".",
};
const ESCAPE = new RegExp(
  "&#[xX]([0-9A-Fa-f]{1,6});?|&#([0-9]{1,7});?|&([a-z]{2,6});|((?:%[0-9A-Fa-f]{2}){1,64})" +
    "|\\\\u([0-9A-Fa-f]{4})|\\\\u\\{([0-9A-Fa-f]{1,6})\\}|\\\\x([0-9A-Fa-f]{2})|(<[!/]?[A-Za-z-][^<>%&\\\\]{0,60}>)" +
    "|\\\\U([0-9A-Fa-f]{8})|\\\\([2-7][0-9A-Fa-f]) ?|\\\\([01][0-7]{2})",
  "g",
);
const QUOTED_PRINTABLE = /=([2-7][0-9A-F])|=\r?\n/g;

/** Tags that part what stands before and after them. */
const BLOCK = /^<\/?(?:br|p|div|li|ul|ol|td|tr|th|hr|dd|dt|h[1-6])[^a-z0-9]/i;

/** Entities, percent encoding, escapes of programming languages and tags, undone once. */
function decode(text, places) {
  return replaced(text, places, ESCAPE, decoded);
}

function quotedPrintable(text, places) {
  const meaning = (match) => (match[1] === undefined ? "" : String.fromCharCode(parseInt(match[1], 16)));
  return replaced(text, places, QUOTED_PRINTABLE, meaning);
}

function replaced(text, places, pattern, meaning) {
  let out = "";
  const back = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const plain = meaning(match);
    out += text.slice(last, match.index) + plain;
    for (let i = last; i < match.index; i++) back.push(places[i]);
    for (let i = 0; i < plain.length; i++) back.push(places[match.index]);
    last = match.index + match[0].length;
  }
  for (let i = last; i < text.length; i++) back.push(places[i]);
  return [out + text.slice(last), back];
}

function decoded(match) {
  const hexadecimal = [1, 5, 6, 7, 9, 10].map((group) => match[group]).find((code) => code !== undefined);
  const octal = match[11];
  if (hexadecimal !== undefined || octal !== undefined || match[2] !== undefined) {
    const code =
      hexadecimal !== undefined ? parseInt(hexadecimal, 16) : octal !== undefined ? parseInt(octal, 8) : parseInt(match[2], 10);
    return code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  }
  if (match[3] !== undefined) return NAMED[match[3]] ?? match[0];
  if (match[4] === undefined) return BLOCK.test(match[0]) ? " " : "";
  const bytes = match[4].slice(1).split("%").map((pair) => parseInt(pair, 16));
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
}

/** The text with what runs of it mean in their place. */
function shown(text, places, runs, meaning) {
  let out = "";
  const back = [];
  let last = 0;
  let count = 0;
  for (const run of text.matchAll(runs)) {
    const hidden = count < MOST_HIDDEN ? meaning(run[0]) : null;
    if (!hidden) continue;
    count++;
    out += text.slice(last, run.index) + hidden;
    for (let i = last; i < run.index; i++) back.push(places[i]);
    for (let i = 0; i < hidden.length; i++) back.push(places[run.index]);
    last = run.index + run[0].length;
  }
  for (let i = last; i < text.length; i++) back.push(places[i]);
  return [out + text.slice(last), back];
}

/** The text that bytes stand for, or nothing where they hold no text. */
function utf8(bytes) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE_85 = [
  String.fromCharCode(...Array.from({ length: 85 }, (_, i) => 33 + i)),
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",
  "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#",
];

function base64Or32(run) {
  const text = /[2-7]/.test(run) ? fromBits(run.toUpperCase(), BASE_32, 5) : null;
  if (text !== null || run.length % 4 === 1 || !/[A-Z0-9]/.test(run.slice(1))) return text;
  return fromBits(run.replaceAll("-", "+").replaceAll("_", "/"), BASE_64, 6);
}

const PIECE = "(?=[A-Za-z0-9+/_-]+?[A-Z0-9])(?:[A-Za-z0-9+/_-]{4}){1,1024}";
const PIECES = new RegExp(
  `(?<![^ \\n])${PIECE}(?:[ \\n]${PIECE}(?![A-Za-z0-9+/_-]))*[ \\n](?=[A-Za-z0-9+/_-]+?[A-Z0-9])[A-Za-z0-9+/_-]{2,4096}`,
  "g",
);

/** Base64 that spaces or line ends cut into pieces of four characters or a multiple of it. */
function base64InPieces(run) {
  const whole = run.replace(/[ \n]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  return whole.length % 4 === 1 ? null : fromBits(whole, BASE_64, 6);
}

function fromBits(run, alphabet, each) {
  const values = [...run].map((char) => alphabet.indexOf(char));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(each, "0")).join("");
  return utf8((bits.match(/[01]{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

function base85(run) {
  if (!/[^0-9A-Za-z.,'/:_-]/.test(run.slice(1, -1))) return null;
  const around = /^[.,;:!?()[\]{}'"]+|[.,;:!?()[\]{}'"]+$/g;
  for (const body of [run, run.replace(around, "")]) {
    const bare = body.startsWith("<~") && body.endsWith("~>") ? body.slice(2, -2) : body;
    for (const alphabet of BASE_85) {
      const text = fromGroups(bare, alphabet);
      if (text) return text;
    }
  }
  return null;
}

/** A group that is cut short is filled up, and what that adds is left out. */
function fromGroups(run, alphabet) {
  const bytes = [];
  for (let start = 0; start < run.length; start += 5) {
    const group = [...run.slice(start, start + 5)].map((char) => alphabet.indexOf(char));
    if (group.length === 1 || group.includes(-1)) return null;
    const number = [0, 1, 2, 3, 4].reduce((sum, i) => sum * 85 + (group[i] ?? 84), 0);
    if (number > 0xffffffff) return null;
    for (let i = 0; i < group.length - 1; i++) bytes.push(Math.floor(number / 256 ** (3 - i)) % 256);
  }
  return utf8(bytes);
}

const HEX = "(?:0[9aAdD]|[2-9a-fA-F][0-9A-Fa-f])";
const HEX_CODES = new RegExp(
  `(?<![0-9A-Za-z])(?:0[xX])?${HEX}(?:[ ,;:.-]{0,2}(?:0[xX])?${HEX}){7,999}(?![0-9A-Za-z])`,
  "g",
);
const CHARACTER = "(?:[Cc][Hh][A-Za-z]{0,2}\\()?(?:9|10|13|3[2-9]|[4-9][0-9]|1[0-9][0-9]|2[0-4][0-9])";
const DECIMAL_CODES = new RegExp(`(?<![0-9A-Za-z])${CHARACTER}(?:[^0-9A-Za-z]{1,3}${CHARACTER}){7,999}(?![0-9])`, "g");

/** Runs of the codes of characters, in hexadecimal or decimal figures. */
function fromCodes(text, places, runs, code, radix) {
  if ((text.match(/[0-9]/g) ?? []).length < 16) return [text, places];
  return shown(text, places, runs, (run) => utf8([...run.matchAll(code)].map((each) => parseInt(each[1], radix))));
}

const table = (symbols, meant) => new Map(symbols.split(" ").map((symbol, i) => [symbol, meant[i]]));
const MORSE = table(
  "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. " +
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..",
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
);
const MORSE_RUN = /(?<![.\-0-9A-Za-z])[.-]{1,5}(?:[ /|,]{1,3}[.-]{1,5}){7,99}(?![.\-0-9A-Za-z])/g;
const ROMAN = table("N I II III IV V VI VII VIII IX", "0123456789");
const ROMAN_DIGIT = "(?:N|I{1,3}|IV|VI{0,3}|IX)";
const ROMAN_RUN = new RegExp(`(?<![0-9A-Za-z])${ROMAN_DIGIT}(?:[ .,/-]{1,3}${ROMAN_DIGIT}){7,99}(?![0-9A-Za-z])`, "g");

/** What a run of symbols means; nothing where one of them means nothing. */
function symbols(run, symbol, meanings) {
  const each = run.match(symbol);
  return each.every((one) => meanings.has(one)) ? each.map((one) => meanings.get(one)).join("") : null;
}

function roman(text, places) {
  if (!text.includes("I") || !text.includes("V")) return [text, places];
  return shown(text, places, ROMAN_RUN, (run) => symbols(run, /[NIVX]+/g, ROMAN));
}

const LISTED = /\n([ \t>*|-]{0,6}[A-Za-z]{0,6})[1-9]([.):=\]][ \t'"]{0,3}[^\n]{1,20})(?=\n|$)/g;

/** Short lines of a list without their numbers, which would part what the lines hold. */
function shortLists(text, places) {
  if ((text.match(/[0-9]/g) ?? []).length < 9 || (text.match(LISTED) ?? []).length < 2) return [text, places];
  return replaced(text, places, LISTED, (line) => `\n${line[1]} ${line[2]}`);
}

const CODES = [
  decode,
  quotedPrintable,
  (text, places) => shown(text, places, /[!-~]{12,4096}/g, base85),
  (text, places) => shown(text, places, /[A-Za-z0-9+/_-]{12,4096}/g, base64Or32),
  (text, places) => shown(text, places, PIECES, base64InPieces),
  (text, places) => fromCodes(text, places, HEX_CODES, /(?:0[xX])?([0-9A-Fa-f]{2})/g, 16),
  (text, places) => fromCodes(text, places, DECIMAL_CODES, /([0-9]{1,3})/g, 10),
  (text, places) => shown(text, places, MORSE_RUN, (run) => symbols(run, /[.-]+/g, MORSE)),
  roman,
  shortLists,
];

const LOOK_ALIKES = Object.fromEntries([..."OoQDIilZzEASsGbTBg"].map((letter, i) => [letter, "000011122345566789"[i]]));
const COUNTRIES = ["BE", "DE", "ES", "IT", "AT", "GB", "SE", "IE", "EE", "BG"];
const TOUCHING = /[0-9][OoQDIilZzEASsGbTBg]|[OoQDIilZzEASsGbTBg][0-9]/;
const LOOKS_LIKE_DIGITS = /^[0-9OoQDIilZzEASsGbTBg]*$/;

/** The text with letters that look like digits as digits, where they stand among some. */
function lettersForDigits(text, places) {
  if ((text.match(/[0-9]/g) ?? []).length < 4 || !TOUCHING.test(text)) return [text, places];
  const runs = [...text.matchAll(/[0-9A-Za-z]+/g)].map(meantRun);
  const out = text.split("");
  let numberEnd = -4;
  runs.forEach((run, i) => {
    const after = runs[i + 1];
    const follows = run.start - numberEnd <= 3;
    const precedes = after !== undefined && after.from < after.end && after.hasFigures && after.start - run.end <= 3;
    const isNumber = run.from < run.end && (run.hasFigures || mayStandAlone(text.slice(run.start, run.end), follows, precedes));
    if (!isNumber) return;
    for (let at = run.from; at < run.end; at++) out[at] = LOOK_ALIKES[out[at]] ?? out[at];
    numberEnd = run.end;
  });
  return [out.join(""), places];
}

/** Small letters alone are words (bis, so, as), and words may begin with a capital. */
function mayStandAlone(run, follows, precedes) {
  if (run.length > 3) return false;
  return /^[A-Z]+$/.test(run) ? follows || precedes : /[A-Z]/.test(run) && follows && precedes;
}

/** Where a run begins, where what may be figures begins in it (the country of an account is none), and its end. */
function meantRun(match) {
  const run = match[0];
  const start = match.index;
  const end = start + run.length;
  const hasFigures = /[0-9]/.test(run);
  if (hasFigures && /^[0-9X-Z][0-9OoQDIilZzEASsGbTBg]{7}[A-Z]$/.test(run)) {
    return { start, from: start + 1, end: end - 1, hasFigures };
  }
  const hasCountry = hasFigures && run.length > 2 && /^[A-Za-z]{2}/.test(run);
  const country = run.slice(0, 2);
  const skipped = hasCountry && (COUNTRIES.includes(country) || !LOOKS_LIKE_DIGITS.test(country)) ? 2 : 0;
  const mayMean = LOOKS_LIKE_DIGITS.test(run.slice(skipped)) && !/^[0-9]{2}(?:T[0-9]{2}|Z)$/.test(run);
  return { start, from: mayMean ? start + skipped : end, end, hasFigures };
}

const GLUED_WORDS = [
  "zero zéro null nul oh", "eins eine ein een une un one", "zwei zwo twee deux two", "drei drie three trois",
  "vier quatre four", "fuenf fünf funf vijf cinq five", "sechs zes six", "sieben zeven seven sept",
  "acht huit eight", "neun negen neuf nine",
];
const GLUED_DIGITS = Object.fromEntries(
  GLUED_WORDS.flatMap((words, digit) => words.split(" ").map((word) => [word, String(digit)])),
);
const GLUED_WORD = new RegExp(GLUED_WORDS.join(" ").replaceAll(" ", "|"), "giu");
const GLUED = new RegExp(`(?:${GLUED_WORDS.join(" ").replaceAll(" ", "|")}){6,64}`, "giu");

/** The text with words for digits that are written together as digits. */
function gluedNumbers(text, places) {
  if (!/\p{L}{18}/u.test(text)) return [text, places];
  let out = "";
  const back = [];
  let last = 0;
  for (const run of text.matchAll(GLUED)) {
    const digits = run[0].replace(GLUED_WORD, (word) => GLUED_DIGITS[word.toLowerCase()]);
    out += text.slice(last, run.index) + digits;
    for (let i = last; i < run.index; i++) back.push(places[i]);
    for (let i = 0; i < digits.length; i++) back.push(places[run.index]);
    last = run.index + run[0].length;
  }
  for (let i = last; i < text.length; i++) back.push(places[i]);
  return [out + text.slice(last), back];
}

/** Small ASCII letters and digits; what stands between them is one sign: space, full stop, comma, at sign or line. */
function wordView(text, folding) {
  let view = "";
  const places = [];
  let gap = [];
  let gapAt = 0;
  let index = 0;
  for (const char of text) {
    const letter = folding.letter(char);
    const before = gap.length > 0 ? "" : view.slice(-1);
    const isPart = char <= "\x7f" || /^[oil]$/.test(letter) || /[a-z]/.test(before) || /^[^\x00-\x7f]+[A-Za-z]/.test(lettersFrom(text, index));
    if (letter === "" || !isPart) {
      if (gap.length === 0) gapAt = index;
      gap.push(char);
    } else {
      if (gap.length > 0) {
        view += gapSign(gap);
        places.push(gapAt);
        gap = [];
      }
      view += letter;
      for (let i = 0; i < letter.length; i++) places.push(index);
    }
    index += char.length;
  }
  return { text: view, places };
}

/** The letters outside ASCII at a place, and one character more. */
function lettersFrom(text, index) {
  return /^(?:(?![\x00-\x7f])\p{L})*[^]?/u.exec(text.slice(index, index + 64))[0];
}

function gapSign(gap) {
  const signs = gap.filter((char, i) => char !== gap[i - 1] && !" \n\t\r".includes(char));
  const hasAtSign = gap.some((char) => AT_SIGNS.includes(char));
  const most = hasAtSign ? MOST_SIGNS_WITH_AT_SIGN : MOST_SIGNS;
  if (gap.length > LONGEST_GAP || signs.length > most || gap.includes("\f")) return "\n";
  if (hasAtSign && !gap.includes("/")) {
    const before = gap[gap.length - 2] ?? "";
    return gap[gap.length - 1] === "@" && [" ", "\n", "\t", "("].includes(before) ? "#" : "@";
  }
  if (gap.includes("+") && gap.length > 1) return "+";
  if (gap.some((char) => ".。·‧・".includes(char))) return ".";
  return /^\s*[,;]+\s*$/.test(gap.join("")) ? "," : " ";
}

const PARTINGS = ["", " ", ",", "\n", "+"];
const ARTICLES = ["un", "une", "een", "ein", "eine"];

/** Digits, or words and digits: groups parted by a space or comma where little stands between, else by a line. */
function digitView(words, numbers, keepsWords) {
  const tokens = [...words.text.matchAll(/[a-z]+|[0-9]+/g)].map((match) => ({ text: match[0], start: match.index }));
  const separating = separators(tokens.map((token) => token.text), numbers);
  let view = "";
  const places = [];
  let parting = 3;
  let links = 0;
  let isSpeaking = false;
  for (let i = 0; i < tokens.length; ) {
    const skipped = links === 0 && /[0-9]$/.test(view) ? wordsBeforeRest(tokens, i, words.text, numbers) : 0;
    if (skipped > 0) {
      i += skipped;
      links = 1;
      parting = Math.max(parting, 1);
    }
    const { text, start } = tokens[i];
    const before = start === 0 ? "" : words.text[start - 1];
    if (before !== "" && /[^0-9a-z]/.test(before)) {
      parting = Math.max(parting, before === "+" && keepsWords ? 4 : before === "\n" ? 3 : before === "," && links === 0 ? 2 : 1);
    }
    let [used, digits] = said(tokens, i, words.text, numbers);
    const isSpoken = digits !== "" && !isDigits(text);
    if (digits === "" && !isCount(tokens, i, numbers) && looksLikeDigits(tokens, i, numbers.links)) {
      [used, digits] = [1, meant(text)];
    }
    const touches = touchesDigits(tokens, i);
    const isLink = separating.has(i) || numbers.links.includes(text);
    if (digits === "" && keepsWords && (touches || !isLink) && !standsApart(tokens, i)) {
      [used, digits] = [1, code(text, touches, numbers.letters)];
    }
    if (isSpeaking && isSpoken && parting < 3) parting = 0;
    if (digits === "") {
      links++;
      const isLittle = text.length === 1 || isLink;
      parting = parting < 3 && isLittle && links <= 3 ? 1 : 3;
    } else {
      view += PARTINGS[parting] + digits;
      for (let k = Math.min(parting, 1) + digits.length; k > 0; k--) places.push(words.places[start]);
      parting = 0;
      links = 0;
      isSpeaking = isSpoken && (isSpeaking || !ARTICLES.includes(text));
    }
    i += Math.max(1, used);
  }
  return { text: view, places };
}


const GATHERED_ARTICLES = [...ARTICLES, "one", "eins"];
const FEWEST_WORDS = 4;
const SPOKEN = new Map(
  Object.entries(GLUED_DIGITS).map(([word, digit]) => [word.replaceAll("é", "e").replaceAll("ü", "u"), digit]),
);
const longestFirst = (words) => words.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|");
const SPOKEN_WORDS = longestFirst([...SPOKEN.keys()]);
const SPOKEN_RUN = new RegExp(`^(?:${SPOKEN_WORDS}){2,}$`);
const SPOKEN_WORD = new RegExp(SPOKEN_WORDS, "g");
const STEM = /hundert|honderd|tausend|duizend|.+?(?=hundert|honderd|tausend|duizend|$)/g;
const squeezedWord = (word) => word.replace(/(.)\1+/g, "$1");
const LONGER_WORDS = [...SPOKEN].filter(([word]) => word.length > 2);
const TURNED = new Map(
  LONGER_WORDS.map(([word, digit]) => [[...word].reverse().join(""), digit]).filter(([word]) => !["nee", "net"].includes(word)),
);
const SQUEEZED = new Map(LONGER_WORDS.map(([word, digit]) => [squeezedWord(word), digit]));
const SQUEEZED_WORDS = longestFirst([...SQUEEZED.keys()].filter((word) => word.length > 2));
const SQUEEZED_RUN = new RegExp(`^(?:${SQUEEZED_WORDS}){2,}$`);
const SQUEEZED_WORD = new RegExp(SQUEEZED_WORDS, "g");

/** Groups of digits and marks, parted by how much stands between them. */
function gatheredView(words, kept, numbers, tables) {
  let tokens = [...words.text.matchAll(/[a-z]+|[0-9]+/g)].map((match) => ({ text: match[0], start: match.index }));
  const isNumberWord = ({ text }) =>
    !GATHERED_ARTICLES.includes(text) && (beginsNumber(text, numbers) || knows(tables.words, text));
  const marksOf = (all) => all.map((_, i) => markOf(all, i, words.text, tables));
  let marks = marksOf(tokens);
  const readsWords = marks.some((mark) => /[mkade]/.test(mark)) || tokens.filter(isNumberWord).length >= FEWEST_WORDS;
  let speaks = false;
  if (!readsWords && ([...kept].length > 400 || !kept.includes(" "))) return { text: "", places: [] };
  if (readsWords) {
    tokens = joined(tokens);
    marks = marksOf(tokens);
    const digits = tokens
      .filter(({ text }) => !GATHERED_ARTICLES.includes(text))
      .map((token) => (isNumberWord(token) ? 1 : meantWord(token.text, tables).length));
    speaks = digits.reduce((sum, count) => sum + count, 0) >= FEWEST_WORDS;
  }
  const besideNumber = (i) =>
    [tokens[i - 1], tokens[i + 1]].some((near) => near !== undefined && (isDigits(near.text) || beginsNumber(near.text, numbers)));
  let text = "";
  const places = [];
  let end = 0;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    let [used, piece] = [1, isDigits(token.text) ? token.text : ""];
    if (speaks && piece === "") {
      const isLone = GATHERED_ARTICLES.includes(token.text) && !besideNumber(i);
      [used, piece] = isLone ? [1, ""] : number(tokens, i, words.text, numbers);
      piece ||= meantWord(token.text, tables);
    }
    if (piece === "") [used, piece] = [1, readsWords ? marks[i] : ""];
    used = Math.max(1, used);
    if (piece !== "") {
      const place = words.places[token.start];
      const added = (text === "" ? "" : gatheredParting(kept, end, place)) + piece;
      text += added;
      for (let k = 0; k < added.length; k++) places.push(place);
      const last = tokens[i + used - 1];
      end = words.places[last.start + last.text.length - 1] + 1;
    }
    i += used;
  }
  return { text, places };
}

function gatheredParting(kept, end, place) {
  const between = [...kept.slice(end, place)];
  if (between.length > 250) return "\n";
  if (between.length > 80 || between.includes("\f")) return "~";
  return between.length <= 6 ? " " : "_";
}

/** The digits of a word that is misspelled, turned round, drawn out or made of several. */
function meantWord(word, tables) {
  if (isDigits(word) || word.length < 3) return "";
  if (knows(tables.words, word)) return String(tables.words[word]);
  if (TURNED.has(word)) return TURNED.get(word);
  if (SPOKEN_RUN.test(word)) return word.match(SPOKEN_WORD).map((one) => SPOKEN.get(one)).join("");
  const squeezed = squeezedWord(word);
  if (SQUEEZED_RUN.test(squeezed)) return squeezed.match(SQUEEZED_WORD).map((one) => SQUEEZED.get(one)).join("");
  return SQUEEZED.get(squeezed) ?? "";
}

/** m: a number of one's own, a: a mail address of one's own, e: another, h: a mail provider, k: how to read a number, d: a digit. */
function markOf(tokens, i, text, tables) {
  const token = tokens[i];
  if (isDigits(token.text)) return "";
  const next = tokens[i + 1];
  const end = token.start + token.text.length;
  const isPair = next !== undefined && !isDigits(next.text) && next.start === end + 1 && text[end] !== "\n";
  const pair = isPair ? `${token.text} ${next.text}` : "";
  const isOwned = tokens.slice(Math.max(0, i - 4), i).some((before) => tables.own.includes(before.text));
  const isNamed =
    tables.named.includes(token.text) || tables.named_endings.some((ending) => token.text.endsWith(ending));
  if ((isOwned && isNamed) || tables.named_alone.includes(token.text) || tables.named_alone.includes(pair)) return "m";
  if (tables.post.includes(token.text)) return isOwned ? "a" : "e";
  if (tables.providers.includes(token.text)) return "h";
  if (tables.keys.includes(token.text) || tables.keys.includes(pair)) return "k";
  return tables.digit_words.includes(token.text) ? "d" : "";
}

/** Compounds taken apart, and words put together whose letters stand apart or are figures. */
function joined(tokens) {
  const parts = tokens.flatMap(({ text, start }) =>
    [...text.matchAll(STEM)].map((part) => ({ text: part[0], start: start + part.index })),
  );
  const spelled = (from, to) =>
    parts.slice(from, to).map(({ text }) => text).join("").replace(/[013457]/g, (figure) => "oieast"["013457".indexOf(figure)]);
  const out = [];
  for (let i = 0; i < parts.length; ) {
    let end = i + 1;
    while (end < parts.length && parts[end].start === parts[end - 1].start + parts[end - 1].text.length) end++;
    if (end - i > 1 && SPOKEN.has(spelled(i, end))) {
      out.push({ text: spelled(i, end), start: parts[i].start });
      i = end;
      continue;
    }
    end = i;
    while (end < parts.length && /^[a-z]$/.test(parts[end].text) && (end === i || parts[end].start === parts[end - 1].start + 2)) {
      end++;
    }
    let length = Math.min(6, end - i);
    while (length > 1 && !SPOKEN.has(spelled(i, i + length))) length--;
    if (end - i > 2 && length > 1) {
      out.push({ text: spelled(i, i + length), start: parts[i].start });
      i += length;
    } else {
      out.push(parts[i]);
      i++;
    }
  }
  return out;
}

/** How many tokens a number takes that begins at a token, and its digits; a word that counts digits is none. */
function said(tokens, i, text, numbers) {
  if (isCount(tokens, i, numbers)) return [0, ""];
  return isDigits(tokens[i].text) ? [1, tokens[i].text] : number(tokens, i, text, numbers);
}

/** The first two digits, part one: a word that counts them is none, nor is a figure that does. */
function isCount(tokens, i, numbers) {
  if (i + 1 >= tokens.length) return false;
  const text = tokens[i].text;
  const after = tokens[i + 1].text;
  if (!isDigits(text) && numbers.splits.includes(after)) return true;
  if (i === 0 || !numbers.counted.includes(tokens[i - 1].text)) return false;
  if (isDigits(text)) return text.length === 1 && (isDigits(after) || beginsNumber(after, numbers));
  return knows(numbers.words, text) && numbers.words[text] < 10;
}

function knows(table, word) {
  return Object.hasOwn(table, word);
}

function beginsNumber(word, { words, words_among, tens_before, repeats, hundred }) {
  return knows(words, word) || knows(words_among, word) || knows(tens_before, word) || knows(repeats, word) || hundred.includes(word);
}

/** Places of short words that stand between numbers twice in a row, the same but for the last letter: they mean nothing there. */
function separators(words, numbers) {
  const isNumber = (word) => isDigits(word) || knows(numbers.words, word);
  const found = new Set();
  let last = -1;
  let before = -1;
  for (const [i, word] of words.entries()) {
    if (isNumber(word) || word.length === 1) continue;
    const isAfterLetter = words[i + 1]?.length === 1 && !isNumber(words[i + 1]);
    const next = words[isAfterLetter ? i + 2 : i + 1];
    const mayPart =
      word.length <= 5 && !beginsNumber(word, numbers) && !numbers.splits.includes(word) && next !== undefined && isNumber(next);
    if (mayPart && last >= 0 && last === before && i > last + 1 && words[last].slice(0, -1) === word.slice(0, -1)) {
      found.add(i);
      if (last > 0 && (words[last - 1].length === 1 || isNumber(words[last - 1]))) found.add(last);
    }
    last = mayPart ? i : -1;
    before = i;
  }
  return found;
}

function touchesDigits(tokens, i) {
  const next = tokens[i + 1];
  return next !== undefined && /^[0-9]/.test(next.text) && next.start === tokens[i].start + tokens[i].text.length;
}

/** How many words from a place say that a number goes on after them. */
function wordsBeforeRest(tokens, start, text, numbers) {
  let goesOn = false;
  for (let i = start; i < Math.min(tokens.length, start + 7); i++) {
    const isFar = text[tokens[i].start - 1] === "\n" || (i > start && text[tokens[i].start - 1] === ".");
    if (touchesDigits(tokens, i) || said(tokens, i, text, numbers)[1] !== "" || isFar) return goesOn && !isFar ? i - start : 0;
    goesOn ||= numbers.splits.includes(tokens[i].text);
  }
  return 0;
}

function meant(lookAlikes) {
  return lookAlikes.replaceAll("o", "0").replaceAll("i", "1").replaceAll("l", "1");
}

/** The letters of a word, or the one it spells; letters for digits after those of a country. */
function code(token, touches, letters) {
  const rest = token.slice(2);
  if (touches && /^[oil]{1,3}$/.test(rest)) return token.slice(0, 2) + meant(rest);
  return Object.hasOwn(letters, token) ? letters[token] : token;
}

function isDigits(token) {
  return token !== undefined && token[0] <= "9";
}

/** Whether a letter stands between digits and touches neither. */
function standsApart(tokens, i) {
  const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return (
    token.text.length === 1 &&
    isDigits(before?.text) &&
    isDigits(after?.text) &&
    before.start + before.text.length < token.start &&
    token.start + 1 < after.start
  );
}

const UNNATURAL = "o ll lo ol oo ii io oi iii lll ooo iio oii oio ioi llo oll olo".split(" ");

/** Whether letters stand for digits: glued to some, alone between some, or no word beside some. */
function looksLikeDigits(tokens, i, links) {
  const { text, start } = tokens[i];
  if (!/^[oil]{1,3}$/.test(text)) return false;
  const isGlued =
    (isNumber(tokens[i - 1]?.text) && tokens[i - 1].start + tokens[i - 1].text.length === start) ||
    (isNumber(tokens[i + 1]?.text) && tokens[i + 1].start === start + text.length);
  const before = isNumber(pastLinks(tokens, i, -1, links));
  const after = isNumber(pastLinks(tokens, i, 1, links));
  return isGlued || (before && after) || (UNNATURAL.includes(text) && (before || after));
}

/** The next token in a direction that may be a number; at most three others are passed. */
function pastLinks(tokens, i, step, links) {
  let at = i + step;
  const isPassed = (token) => links.includes(token) || /^[oil]{1,3}$/.test(token ?? "");
  for (let passed = 0; passed < 3 && isPassed(tokens[at]?.text); passed++) at += step;
  return tokens[at]?.text;
}

function isNumber(token) {
  return isDigits(token) || UNNATURAL.includes(token);
}

/** A number in words that begins at a token: how many tokens it takes, and its digits. */
function number(tokens, i, text, numbers) {
  const word = (k) => (k < tokens.length && (k === i || text[tokens[k].start - 1] !== "\n") ? tokens[k].text : "");
  const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);
  const value = (k) => own(numbers.words, word(k)) ?? 0;
  const times = own(numbers.repeats, word(i)) ?? 0;
  if (times > 0) {
    const digit = /^[0-9]$/.test(word(i + 1)) ? word(i + 1) : String(own(numbers.words, word(i + 1)) ?? "none");
    return digit.length === 1 ? [2, digit.repeat(times)] : [0, ""];
  }
  const teen = (k) =>
    word(k) === "dix" && value(k + 1) >= 7 && value(k + 1) <= 9 ? [2, 10 + value(k + 1)] : [1, value(k)];

  const withUnits = (k, [used, tens]) => {
    const skip = word(k + used) === "et" ? 1 : 0;
    const more = value(k + used + skip);
    const beginsEighty = more === 4 && word(k + used + skip + 1).startsWith("vingt");
    if (more < 1 || more > (tens === 60 || tens === 80 ? 16 : 9) || beginsEighty) return [used, tens];
    const [restUsed, rest] = teen(k + used + skip);
    return [used + skip + restUsed, tens + rest];
  };

  /** Some words mean a number only beside another that does. */
  const among = (k) =>
    [tokens[k - 1], tokens[k + 1]].some((near) => near !== undefined && knows(numbers.words, near.text))
      ? own(numbers.words_among, word(k))
      : undefined;

  const belowHundred = (k) => {
    if (own(numbers.words, word(k)) === 4 && word(k + 1).startsWith("vingt")) return withUnits(k, [2, 80]);
    const tens = own(numbers.tens_before, word(k));
    if (tens !== undefined) return withUnits(k, [1, tens]);
    const plain = own(numbers.words, word(k)) ?? among(k);
    if (plain === undefined) return [0, 0];
    const after = own(numbers.tens_after, word(k + 2));
    if (plain > 0 && plain < 10 && ["en", "und"].includes(word(k + 1)) && after !== undefined) return [3, after + plain];
    return knows(numbers.words, word(k)) ? teen(k) : [1, plain];
  };

  const [used, start] = belowHundred(i);
  const mayMultiply = used === 0 || (start > 0 && start < 10);
  if (!mayMultiply || !numbers.hundred.includes(word(i + used))) return [used, used === 0 ? "" : String(start)];
  const [restUsed, rest] = belowHundred(i + used + 1);
  return [used + 1 + restUsed, String((used === 0 ? 1 : start) * 100 + rest)];
}

const DATE = new RegExp(
  "(^|[ .,])(0?[1-9]|[12][0-9]|3[01])[ .,](0?[1-9]|1[0-2])[ .,](19|20)[0-9]{2}([ .,]|$)" +
    "|(^|[ .,])(19|20)[0-9]{2}[ .,](0?[1-9]|1[0-2])[ .,](0?[1-9]|[12][0-9]|3[01])([ .,]|$)",
);

/** Whether a candidate carries the check digits of its kind. */
function holds(checksum, candidate) {
  const squeezed = candidate.replace(checksum.letters ? /[^0-9A-Za-z]/g : /[^0-9]/g, "").toLowerCase();
  if (checksum.method === "iban") {
    const letters = squeezed.replace(/[0-9]/g, "").length;
    if (letters > MOST_LETTERS_IN_GROUPS && squeezed.length !== candidate.length && !IN_FOURS.test(candidate)) return false;
    return iban(squeezed, checksum);
  }
  if (!checksum.lengths.includes(squeezed.length)) return false;
  if (checksum.starts && !checksum.starts.some((start) => squeezed.startsWith(start))) return false;
  if (new Set(squeezed).size === 1 || (!checksum.full_year && DATE.test(candidate))) return false;
  if (checksum.not_ascending && ascends(candidate.split(/[ ,]/))) return false;
  if (checksum.not_in_pairs && /^[0-5][0-9]([ ,][0-5][0-9])*$/.test(candidate)) return false;
  if (checksum.one_digit_repeats && !oneDigitRepeats(squeezed.slice(0, -1))) return false;
  const first = (checksum.first_letters ?? "").indexOf(squeezed[0]);
  const number = first < 0 ? squeezed : first + squeezed.slice(1);
  const from = checksum.skip_from ?? 0;
  const guarded = number.slice(0, from) + number.slice(from + (checksum.skip ?? 0));
  return isPossibleDate(checksum.date, squeezed) && METHODS[checksum.method](guarded, checksum);
}

function oneDigitRepeats(digits) {
  const counts = [..."0123456789"].map((digit) => digits.split(digit).length - 1);
  return Math.max(...counts) <= 3 && counts.filter((count) => count > 1).length === 1;
}

function isPossibleDate(date, digits) {
  if (!date) return true;
  const month = Number(digits.slice(date.month, date.month + 2));
  const day = Number(digits.slice(date.day, date.day + 2));
  const least = date.unknown ? 0 : 1;
  return least <= day && day <= 31 && date.month_offsets.some((o) => least <= month - o && month - o <= 12);
}

function mod97(digits, { serial, complement, prefixes }) {
  const check = BigInt(digits.slice(serial));
  return prefixes.some((prefix) => {
    const rest = BigInt(prefix + digits.slice(0, serial)) % 97n;
    return check === (complement ? 97n - rest : rest || 97n);
  });
}

function luhn(digits) {
  let sum = 0;
  [...digits].reverse().forEach((digit, i) => {
    const value = Number(digit) * ((i % 2) + 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

const VERHOEFF_PRODUCTS = [
  "0123456789", "1234067895", "2340178956", "3401289567", "4012395678",
  "5987604321", "6598710432", "7659821043", "8765932104", "9876543210",
];
const VERHOEFF_TURN = "1576283094";

function verhoeff(digits) {
  let check = 0;
  [...digits].reverse().forEach((digit, i) => {
    let value = Number(digit);
    for (let turn = i % 8; turn > 0; turn--) value = Number(VERHOEFF_TURN[value]);
    check = Number(VERHOEFF_PRODUCTS[check][value]);
  });
  return check === 0;
}

function weighted(digits, { steps }) {
  return steps.every(({ weights, modulus, check }) => {
    const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
    return check[sum % modulus] === digits[weights.length];
  });
}

function iso7064(digits) {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === Number(digits[digits.length - 1]);
}

function ascends(groups) {
  return (
    groups.every((group, i) => group.length === 4 && (i === 0 || groups[i - 1] < group)) &&
    (groups.every((group) => group.endsWith("0")) || groups.every((group) => group[0] === groups[0][0]))
  );
}

function iban(account, { countries }) {
  if (countries[account.slice(0, 2)] !== account.length || account.replace(/[^0-9]/g, "").length < 11) return false;
  if (!account.split(/[a-z]{3,}/).some((part) => part.replace(/[^0-9]/g, "").length >= 9)) return false;
  const moved = account.slice(4) + account.slice(0, 4);
  return BigInt([...moved].map((char) => parseInt(char, 36)).join("")) % 97n === 1n;
}

const FISCAL_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function codiceFiscale(number) {
  const places = [...number.slice(0, -1)].map((char) => (char <= "9" ? Number(char) : char.charCodeAt(0) - 97));
  const total = places.reduce((sum, place, i) => sum + (i % 2 ? place : FISCAL_ODD[place]), 0);
  return number.at(-1) === String.fromCharCode(97 + (total % 26));
}

const METHODS = {
  none: () => true,
  mod97,
  luhn,
  weighted,
  verhoeff,
  luhn_and_verhoeff: (digits) => luhn(digits.slice(0, 12)) && verhoeff(digits.slice(0, 11) + digits[12]),
  iso_7064_mod_11_10: iso7064,
  codice_fiscale: codiceFiscale,
};

/** Every string, number and member name of a JSON value, with its place. */
export function* strings(value, field = [], pointer = "") {
  if (Array.isArray(value)) {
    for (const [i, element] of value.entries()) yield* strings(element, field, `${pointer}/${i}`);
  } else if (value !== null && typeof value === "object") {
    for (const [name, member] of Object.entries(value)) {
      yield [name, [], pointer];
      yield* strings(member, [...field, name], `${pointer}/${name}`);
    }
  } else if (typeof value === "string" || typeof value === "number") {
    yield [String(value), field, pointer];
  }
}

/** The strings of JSON, the strings of JSON line by line, or else the text as it is. */
function partsOf(text) {
  const lines = () => text.split(/\r?\n/).filter((line) => line.trim() !== "");
  for (const read of [() => JSON.parse(text), () => lines().map((line) => JSON.parse(line))]) {
    try {
      return [...strings(read())];
    } catch {
      // Not in this form.
    }
  }
  return [[text, [], ""]];
}

async function main(options) {
  if (options.includes("--help") || options.includes("-h")) {
    console.log(HELP);
    return 0;
  }
  let rules = `${SERVER}/scrub-rules.json`;
  let strengths = ["strong"];
  const files = [];
  while (options.length > 0) {
    const option = options.shift();
    if (option === "--rules") rules = options.shift();
    else if (option === "--weak") strengths = ["strong", "weak"];
    else files.push(option);
  }
  const scrubber = await Scrubber.load(rules);
  let hits = 0;
  for (const name of files.length > 0 ? files : ["-"]) {
    const text = readFileSync(name === "-" ? 0 : name, "utf8");
    for (const [part, field, pointer] of partsOf(text)) {
      for (const [rule, strength, at] of scrubber.findings(part, field, strengths)) {
        console.log(`${name}:${pointer}:${at} ${rule} ${strength}`);
        hits++;
      }
    }
  }
  return hits > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).then(
    (status) => (process.exitCode = status),
    (problem) => {
      console.error(`scrub: ${problem.message}`);
      process.exitCode = 2;
    },
  );
}
