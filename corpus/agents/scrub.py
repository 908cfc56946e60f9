#!/usr/bin/env python3
"""Looks for identifiers of people in texts, by the rules this server publishes.

    python3 scrub.py [--rules FILE-OR-URL] [--weak] [FILE ...]

Reads files, or standard input; JSON, and JSON line by line, is looked at string by string. Prints the place, the rule and
its strength for everything found, never the text itself. Exit status: 0 nothing, 1 something, 2 it could not look.
How texts are read is described in the rules file, under "documentation".
"""
import json
import re
import sys
import unicodedata
import urllib.request

SERVER = "https://becivic.be"
MARKS = ("Mn", "Mc", "Me")
MOST_READINGS = 12
MOST_HIDDEN = 8
MOST_DIGITS_BACKWARDS = 200
MOST_DIGITS_GATHERED = 80
AT_SIGNS = "@\u2709\U0001f4e7\U0001f4e8\U0001f4e9\U0001f412\U0001f435"
LONGEST_GAP = 24
MOST_SIGNS = 6
MOST_SIGNS_WITH_AT_SIGN = 12
MOST_MARKS = 4
MOST_LETTERS_IN_GROUPS = 8
IN_FOURS = re.compile("[0-9A-Za-z]{4}(?:[ .-][0-9A-Za-z]{4})+(?:[ .-][0-9A-Za-z]{1,3})?")


class Scrubber:
    """The rules, ready to run on texts."""

    def __init__(self, rules):
        self.folding = Folding(rules["folding"])
        self.numbers = rules["numbers"]
        self.gathered = rules["gathered"]
        self.gathered_aside = [re.compile(p["pattern"]) for p in self.gathered["set_aside"]]
        self.checksums = rules["checksums"]
        self.set_aside = [re.compile(p["pattern"]) for p in rules["set_aside"]]
        self.opaque = [re.compile(p["pattern"]) for p in rules["opaque"] if not p["whole"]]
        self.whole = [re.compile(p["pattern"]) for p in rules["opaque"] if p["whole"]]
        self.rules = [(r, compiled(r["pattern"])) for r in rules["rules"]]
        self.checked = [(r, compiled(r["pattern"])) for r in rules["checked_rules"]]

    @staticmethod
    def load(source):
        if re.match("https?://", source):
            with urllib.request.urlopen(source, timeout=30) as answer:
                return Scrubber(json.load(answer))
        with open(source, encoding="utf-8") as file:
            return Scrubber(json.load(file))

    def findings(self, text, field=(), strengths=("strong",)):
        """(rule, strength, position) of every rule that fires on a text, once each."""
        found = {}
        readings, guessed = self.readings(text)
        whole = [(text, range(len(text)))] + readings
        opaque = any(pattern.fullmatch(text) for pattern in self.whole)
        readings, guessed = (
            [("" if opaque else overwrite(reading, self.opaque, "x"), places) for reading, places in each]
            for each in (whole, guessed)
        )
        for rule, pattern in self.rules:
            if "strong" in strengths and applies(rule, field):
                for reading, places in readings if rule["applies_to_fields"] == "all_strings" else whole:
                    match = pattern is None or pattern.search(reading)
                    if match:
                        found[rule["name"]] = ("strong", place(places, match))
                        break
        kinds = {rule["finds"] for rule, _ in self.rules if rule["name"] in found}
        sure = len(readings) - 1
        for index, (reading, places) in enumerate(readings[1:] + guessed):
            words = Words(reading, self.folding)
            views = {"text": (reading, range(len(reading))), "words": (words.text, words.places)}
            turned_too = any(word in self.numbers["backwards"] for word in re.findall("[a-z]+", words.text))
            for rule, pattern in self.checked:
                strength = rule["strength"]
                if strength not in strengths or rule["finds"] in kinds or rule["name"] in found:
                    continue
                if not applies(rule, field) or index >= sure and rule["view"] == "text":
                    continue
                if rule["view"] == "gathered" and "gathered" not in views:
                    views["gathered"] = self.gather(reading)
                if rule["view"] not in views:
                    kept = Words(overwrite(reading, self.set_aside, "\f"), self.folding)
                    views["digits"] = digits_of(kept, self.numbers, False)
                    views["codes"] = digits_of(kept, self.numbers, True)
                view, back = views[rule["view"]]
                if rule["view"] == "gathered" and rule["checksum"] and figures(view) > MOST_DIGITS_GATHERED:
                    continue
                start = self.first(rule, pattern, view)
                may_turn = rule.get("backwards") or turned_too and rule["view"] in ("digits", "codes")
                if start is None and may_turn and figures(view) <= MOST_DIGITS_BACKWARDS:
                    turned = self.first(rule, pattern, view[::-1])
                    start = None if turned is None else len(view) - 1 - turned
                if start is not None:
                    found[rule["name"]] = (strength, places[back[start]] if view else 0)
        gathered = {rule["name"] for rule, _ in self.checked if rule["view"] == "gathered"}
        if not gathered.issuperset(found):
            found = {name: hit for name, hit in found.items() if name not in gathered}
        return [(name, strength, at) for name, (strength, at) in found.items()]

    def readings(self, text):
        """The text folded; with bars for ones, and with what is in a code in its place; and guesses at digits."""
        plain = self.folding.fold(text, range(len(text)))
        readings = [plain]
        barred = re.sub(r"(?<=[0-9OolI])\|+|\|+(?=[0-9OolI])", lambda bars: "1" * len(bars.group()), plain[0])
        if barred != plain[0]:
            readings.append((barred, plain[1]))
        for reading in readings:
            if len(readings) < MOST_READINGS:
                for code in CODES:
                    decoded = code(*reading)
                    if decoded[0] != reading[0]:
                        folded = self.folding.fold(*decoded)
                        if all(folded[0] != known for known, _ in readings):
                            readings.append(folded)
        guessed = [letters_for_digits(*plain), glued_numbers(*plain)]
        return readings, [guess for guess in guessed if guess[0] != plain[0]]

    def gather(self, reading):
        """All digits of a reading, whatever words stand between them, and marks of words that say what they are."""
        kept = overwrite(reading, self.set_aside + self.gathered_aside, "\f")
        words = Words(kept, self.folding)
        return gathered_of(words, kept, self.numbers, self.gathered)

    def first(self, rule, pattern, view):
        """Where the first candidate that passes every check begins."""
        if pattern is None:
            return 0
        checksum = self.checksums.get(rule["checksum"]) if rule["checksum"] else None
        unless = compiled(rule["unless"]) if "unless" in rule else None
        match = pattern.search(view)
        while match:
            start, end = match.span()
            if free(view, start, -1, rule["edges"]):
                ends = range(end, start, -1) if checksum else (end,)
                for stop in ends:
                    if free(view, stop, 0, rule["edges"]):
                        if checksum is None:
                            if unless is None or not unless.search(view, start, stop):
                                return start
                        elif is_alphanumeric(view[stop - 1]) and holds(checksum, view[start:stop]):
                            return start
            match = pattern.search(view, start + 1)
        return None


def figures(view):
    return sum(char in "0123456789" for char in view)


def is_alphanumeric(char):
    return char.isascii() and char.isalnum()


def overwrite(text, patterns, sign):
    """The text with every match overwritten, place by place; matches may share the character between them."""
    for pattern in patterns:
        match = pattern.search(text)
        while match:
            start, end = match.span()
            text = text[:start] + "".join(c if not c.isalnum() and sign == "x" else sign for c in match.group()) + text[end:]
            match = pattern.search(text, max(start + 1, end - 1))
    return text


def compiled(pattern):
    try:
        return re.compile(pattern)
    except re.error:
        return None


def place(places, match):
    return places[match.start()] if match is not True and len(places) > match.start() else 0


def free(view, at, offset, edges):
    """Whether nothing that the rule's edges exclude stands beside a candidate."""
    at += offset
    if edges == "none" or at < 0 or at >= len(view):
        return True
    return not re.match("[0-9]" if edges == "digit" else "[0-9a-z]", view[at])


def applies(rule, field):
    fields = rule["applies_to_fields"]
    return fields == "all_strings" or any(
        tuple(field[-len(path):]) == tuple(path) for path in (f.split(".") for f in fields)
    )


class Folding:
    """What a reader sees: no invisible characters, no look-alikes of digits, spaces and dashes."""

    def __init__(self, tables):
        self.ignorable = [(a, b) for a, b in tables["ignorable"]]
        self.digits = {
            first + i: str(value + i) for first, value, count in tables["digit_forms"] for i in range(count)
        }
        self.dashes = set(tables["dashes"])
        self.letters = tables["letters"]

    def is_visible(self, char):
        kind = unicodedata.category(char)
        if kind == "Cc":
            return char in "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f\x85"
        if kind in ("Cf", "Cs"):
            return False
        return not any(a <= ord(char) <= b for a, b in self.ignorable)

    def fold(self, text, places):
        folded, back = [], []
        clusters = []
        for index, char in enumerate(text):
            if not self.is_visible(char):
                continue
            if clusters and unicodedata.category(char) in MARKS:
                if len(clusters[-1][0]) <= MOST_MARKS:
                    clusters[-1][0] += char
            else:
                clusters.append([char, places[index]])
        for cluster, at in clusters:
            for char in unicodedata.normalize("NFKC", cluster):
                if self.is_visible(char) and unicodedata.category(char) not in MARKS:
                    folded.append(self.ascii(char))
                    back.append(at)
        return "".join(folded), back

    def ascii(self, char):
        if char < "\x7f":
            return char
        if ord(char) in self.digits:
            return self.digits[ord(char)]
        kind = unicodedata.category(char)
        if kind == "Nd":
            return str(unicodedata.decimal(char))
        if kind in ("Zs", "Zl", "Zp"):
            return " "
        return "-" if kind == "Pd" or char in self.dashes else char

    def letter(self, char):
        """The small ASCII letters a character stands for, or nothing."""
        if char < "\x7f":
            return char.lower() if char.isalnum() else ""
        if char in self.letters:
            return self.letters[char]
        base = unicodedata.normalize("NFD", char)[0]
        return base.lower() if base < "\x7f" and base.isalpha() else ""


NAMED = {"commat": "@", "period": ".", "nbsp": " ", "amp": "&", "plus": "+", "sol": "/", "colon": ":", "hyphen": "-",
         "dash": "-", "ndash": "-", "mdash": "-", "ensp": " ", "emsp": " ", "thinsp": " ", "shy": "", "lowbar": "_",
         "comma": ",", "zwnj": "", "zwj": "", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "middot": "."}
ESCAPE = re.compile(
    r"&#[xX]([0-9A-Fa-f]{1,6});?|&#([0-9]{1,7});?|&([a-z]{2,6});|((?:%[0-9A-Fa-f]{2}){1,64})"
    r"|\\u([0-9A-Fa-f]{4})|\\u\{([0-9A-Fa-f]{1,6})\}|\\x([0-9A-Fa-f]{2})|(<[!/]?[A-Za-z-][^<>%&\\]{0,60}>)"
    r"|\\U([0-9A-Fa-f]{8})|\\([2-7][0-9A-Fa-f]) ?|\\([01][0-7]{2})"
)
QUOTED_PRINTABLE = re.compile(r"=([2-7][0-9A-F])|=\r?\n")


def decode(text, places):
    """Entities, percent encoding, escapes of programming languages and tags, undone once."""
    return replaced(text, places, ESCAPE, decoded)


def quoted_printable(text, places):
    return replaced(text, places, QUOTED_PRINTABLE, lambda match: chr(int(match.group(1), 16)) if match.group(1) else "")


def replaced(text, places, pattern, meaning):
    out, back, last = [], [], 0
    for match in pattern.finditer(text):
        plain = meaning(match)
        out.append(text[last:match.start()] + plain)
        back.extend(places[last:match.start()])
        back.extend([places[match.start()]] * len(plain))
        last = match.end()
    return "".join(out) + text[last:], back + list(places[last:])


def decoded(match):
    hexadecimal = next((match.group(i) for i in (1, 5, 6, 7, 9, 10) if match.group(i)), "")
    if hexadecimal or match.group(2) or match.group(11):
        code = int(hexadecimal, 16) if hexadecimal else int(match.group(2) or match.group(11), 10 if match.group(2) else 8)
        return chr(code) if code < 0x110000 and not 0xD800 <= code < 0xE000 else ""
    if match.group(3):
        return NAMED.get(match.group(3), match.group())
    if match.group(4):
        return bytes.fromhex(match.group(4).replace("%", "")).decode("utf-8", "replace")
    return " " if re.match("</?(?:br|p|div|li|ul|ol|td|tr|th|hr|dd|dt|h[1-6])[^a-z0-9]", match.group(), re.I) else ""


def shown(text, places, runs, meaning):
    """The text with what runs of it mean in their place."""
    out, back, last, count = [], [], 0, 0
    for run in runs.finditer(text):
        hidden = meaning(run.group()) if count < MOST_HIDDEN else None
        if hidden:
            count += 1
            out.append(text[last:run.start()] + hidden)
            back.extend(places[last:run.start()])
            back.extend([places[run.start()]] * len(hidden))
            last = run.end()
    return "".join(out) + text[last:], back + list(places[last:])


def utf8(values):
    """The text that bytes stand for, or nothing where they hold no text."""
    try:
        text = bytes(values).decode("utf-8")
    except ValueError:
        return None
    return None if re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]", text) else text


BASE_64_RUN = re.compile("[A-Za-z0-9+/_-]{12,4096}")
BASE_85_RUN = re.compile("[!-~]{12,4096}")
BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
BASE_85 = [
    "".join(chr(code) for code in range(33, 118)),
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#",
]


def base64_or_32(run):
    text = from_bits(run.upper(), BASE_32, 5) if re.search("[2-7]", run) else None
    if text is None and len(run) % 4 != 1 and re.search("[A-Z0-9]", run[1:]):
        text = from_bits(run.replace("-", "+").replace("_", "/"), BASE_64, 6)
    return text


PIECE = "(?=[A-Za-z0-9+/_-]+?[A-Z0-9])(?:[A-Za-z0-9+/_-]{4}){1,1024}"
PIECES = re.compile(
    "(?<![^ \\n])" + PIECE + "(?:[ \\n]" + PIECE + "(?![A-Za-z0-9+/_-]))*[ \\n](?=[A-Za-z0-9+/_-]+?[A-Z0-9])[A-Za-z0-9+/_-]{2,4096}")


def base64_in_pieces(run):
    """Base64 that spaces or line ends cut into pieces of four characters or a multiple of it."""
    whole = re.sub("[ \\n]", "", run).replace("-", "+").replace("_", "/")
    return None if len(whole) % 4 == 1 else from_bits(whole, BASE_64, 6)


def from_bits(run, alphabet, each):
    if any(char not in alphabet for char in run):
        return None
    bits = "".join(format(alphabet.index(char), "0%db" % each) for char in run)
    return utf8(int(bits[i:i + 8], 2) for i in range(0, len(bits) - 7, 8))


def base85(run):
    if not re.search("[^0-9A-Za-z.,'/:_-]", run[1:-1]):
        return None
    for body in (run, run.strip(".,;:!?()[]{}'\"")):
        body = body[2:-2] if body.startswith("<~") and body.endswith("~>") else body
        for alphabet in BASE_85:
            text = from_groups(body, alphabet)
            if text:
                return text
    return None


def from_groups(run, alphabet):
    """A group that is cut short is filled up, and what that adds is left out."""
    values = []
    for start in range(0, len(run), 5):
        group = run[start:start + 5]
        if len(group) == 1 or any(char not in alphabet for char in group):
            return None
        number = 0
        for i in range(5):
            number = number * 85 + (alphabet.index(group[i]) if i < len(group) else 84)
        if number > 0xFFFFFFFF:
            return None
        values.extend(number.to_bytes(4, "big")[:len(group) - 1])
    return utf8(values)


HEX = "(?:0[9aAdD]|[2-9a-fA-F][0-9A-Fa-f])"
HEX_CODES = re.compile(
    "(?<![0-9A-Za-z])(?:0[xX])?" + HEX + "(?:[ ,;:.-]{0,2}(?:0[xX])?" + HEX + "){7,999}(?![0-9A-Za-z])")
CHARACTER = r"(?:[Cc][Hh][A-Za-z]{0,2}\()?(?:9|10|13|3[2-9]|[4-9][0-9]|1[0-9][0-9]|2[0-4][0-9])"
DECIMAL_CODES = re.compile("(?<![0-9A-Za-z])" + CHARACTER + "(?:[^0-9A-Za-z]{1,3}" + CHARACTER + "){7,999}(?![0-9])")


def from_codes(text, places, runs, code, radix):
    """Runs of the codes of characters, in hexadecimal or decimal figures."""
    if sum(char in "0123456789" for char in text) < 16:
        return text, places
    return shown(text, places, runs, lambda run: utf8(int(each, radix) for each in re.findall(code, run)))


MORSE = dict(zip(
    ("----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. "
     ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..").split(),
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
MORSE_RUN = re.compile(r"(?<![.\-0-9A-Za-z])[.-]{1,5}(?:[ /|,]{1,3}[.-]{1,5}){7,99}(?![.\-0-9A-Za-z])")
ROMAN = dict(zip("N I II III IV V VI VII VIII IX".split(), "0123456789"))
ROMAN_DIGIT = "(?:N|I{1,3}|IV|VI{0,3}|IX)"
ROMAN_RUN = re.compile("(?<![0-9A-Za-z])" + ROMAN_DIGIT + "(?:[ .,/-]{1,3}" + ROMAN_DIGIT + "){7,99}(?![0-9A-Za-z])")


def symbols(run, symbol, meanings):
    """What a run of symbols means; nothing where one of them means nothing."""
    meant = [meanings.get(each) for each in re.findall(symbol, run)]
    return None if None in meant else "".join(meant)


def roman(text, places):
    if "I" not in text or "V" not in text:
        return text, places
    return shown(text, places, ROMAN_RUN, lambda run: symbols(run, "[NIVX]+", ROMAN))


LISTED = re.compile("\\n([ \\t>*|-]{0,6}[A-Za-z]{0,6})[1-9]([.):=\\]][ \\t'\"]{0,3}[^\\n]{1,20})(?=\\n|\\Z)")


def short_lists(text, places):
    """Short lines of a list without their numbers, which would part what the lines hold."""
    if sum(char in "0123456789" for char in text) < 9 or len(LISTED.findall(text)) < 2:
        return text, places
    return replaced(text, places, LISTED, lambda line: "\n" + line.group(1) + " " + line.group(2))


CODES = [
    decode,
    quoted_printable,
    lambda text, places: shown(text, places, BASE_85_RUN, base85),
    lambda text, places: shown(text, places, BASE_64_RUN, base64_or_32),
    lambda text, places: shown(text, places, PIECES, base64_in_pieces),
    lambda text, places: from_codes(text, places, HEX_CODES, "(?:0[xX])?([0-9A-Fa-f]{2})", 16),
    lambda text, places: from_codes(text, places, DECIMAL_CODES, "[0-9]{1,3}", 10),
    lambda text, places: shown(text, places, MORSE_RUN, lambda run: symbols(run, "[.-]+", MORSE)),
    roman,
    short_lists,
]


LOOK_ALIKES = dict(zip("OoQDIilZzEASsGbTBg", "000011122345566789"))
TOUCHING = re.compile("[0-9][OoQDIilZzEASsGbTBg]|[OoQDIilZzEASsGbTBg][0-9]")
COUNTRIES = ("BE", "DE", "ES", "IT", "AT", "GB", "SE", "IE", "EE", "BG")


def letters_for_digits(text, places):
    """The text with letters that look like digits as digits, where they stand among some."""
    if sum(char in "0123456789" for char in text) < 4 or not TOUCHING.search(text):
        return text, places
    runs = [meant_run(match) for match in re.finditer("[0-9A-Za-z]+", text)]
    out, number_end = list(text), -4
    for i, (start, begin, end, has_figures) in enumerate(runs):
        follows = start - number_end <= 3
        after = runs[i + 1] if i + 1 < len(runs) else None
        precedes = after is not None and after[1] < after[2] and after[3] and after[0] - end <= 3
        if begin < end and (has_figures or end - start <= 3 and may_stand_alone(text[start:end], follows, precedes)):
            out[begin:end] = [LOOK_ALIKES.get(char, char) for char in out[begin:end]]
            number_end = end
    return "".join(out), places


def may_stand_alone(run, follows, precedes):
    """Small letters alone are words (bis, so, as), and words may begin with a capital."""
    return follows or precedes if run.isupper() else not run.islower() and follows and precedes


def meant_run(match):
    """Where a run begins, where what may be figures begins in it (the country of an account is none), its end, and whether it has figures."""
    run, start, end = match.group(), match.start(), match.end()
    has_figures = re.search("[0-9]", run) is not None
    if re.fullmatch("(?=.*[0-9])[0-9X-Z][0-9OoQDIilZzEASsGbTBg]{7}[A-Z]", run):
        return start, start + 1, end - 1, True
    country = has_figures and len(run) > 2 and re.match("[A-Za-z]{2}", run)
    if country and (run[:2] in COUNTRIES or not all(char in LOOK_ALIKES for char in run[:2])):
        start_of_figures = start + 2
    else:
        start_of_figures = start
    meant = all(char in "0123456789" or char in LOOK_ALIKES for char in run[start_of_figures - start:])
    meant = meant and not re.fullmatch("[0-9]{2}(T[0-9]{2}|Z)", run)
    return start, start_of_figures if meant else end, end, has_figures


GLUED_WORDS = ["zero zéro null nul oh", "eins eine ein een une un one", "zwei zwo twee deux two", "drei drie three trois",
               "vier quatre four", "fuenf fünf funf vijf cinq five", "sechs zes six", "sieben zeven seven sept",
               "acht huit eight", "neun negen neuf nine"]
GLUED_DIGITS = {word: str(digit) for digit, words in enumerate(GLUED_WORDS) for word in words.split()}
GLUED = re.compile("(?:" + " ".join(GLUED_WORDS).replace(" ", "|") + "){6,64}", re.IGNORECASE)
GLUED_WORD = re.compile(" ".join(GLUED_WORDS).replace(" ", "|"), re.IGNORECASE)


def glued_numbers(text, places):
    """The text with words for digits that are written together as digits."""
    out, back, last = [], [], 0
    for run in GLUED.finditer(text) if re.search(r"[^\W\d_]{18}", text) else ():
        digits = GLUED_WORD.sub(lambda word: GLUED_DIGITS[word.group().lower()], run.group())
        out.append(text[last:run.start()] + digits)
        back.extend(places[last:run.start()])
        back.extend([places[run.start()]] * len(digits))
        last = run.end()
    return "".join(out) + text[last:], back + list(places[last:])


class Words:
    """Small ASCII letters and digits; what stands between them is one space, full stop, at sign or, if long, a line."""

    def __init__(self, text, folding):
        out, self.places = [], []
        gap, gap_at = "", 0
        for index, char in enumerate(text):
            letter = folding.letter(char)
            if not letter or char > "\x7f" and letter not in "oil" and not stands_beside_letter(text, index, "" if gap else "".join(out[-1:])):
                gap_at = gap_at if gap else index
                gap += char
                continue
            if gap:
                out.append(gap_sign(gap))
                self.places.append(gap_at)
            gap = ""
            out.append(letter)
            self.places.extend([index] * len(letter))
        self.text = "".join(out)


def stands_beside_letter(text, index, before):
    """Whether letters outside ASCII are part of a word; alone they are as good as punctuation."""
    while index < len(text) and text[index] > "\x7f" and text[index].isalpha():
        index += 1
    after = text[index:index + 1]
    return before.isalpha() or after.isascii() and after.isalpha()


def gap_sign(gap):
    signs = re.sub(r"[ \n\t\r]", "", re.sub(r"(.)\1+", r"\1", gap, flags=re.DOTALL))
    has_at_sign = any(sign in AT_SIGNS for sign in gap)
    most = MOST_SIGNS_WITH_AT_SIGN if has_at_sign else MOST_SIGNS
    if len(gap) > LONGEST_GAP or len(signs) > most or "\f" in gap:
        return "\n"
    if has_at_sign and "/" not in gap:
        return "#" if gap.endswith("@") and gap[:-1].endswith((" ", "\n", "\t", "(")) else "@"
    if "+" in gap and len(gap) > 1:
        return "+"
    if any(stop in gap for stop in ".\u3002\u00b7\u2027\u30fb"):
        return "."
    return "," if gap.strip() and not gap.strip().strip(",;") else " "


PARTINGS = ["", " ", ",", "\n", "+"]
ARTICLES = ("un", "une", "een", "ein", "eine")


def digits_of(words, numbers, keeps_words):
    """Digits, or words and digits: groups parted by a space where little or nothing of meaning stands between, else by a line."""
    tokens = [(m.group(), m.start()) for m in re.finditer("[a-z]+|[0-9]+", words.text)]
    separating = separators([token for token, _ in tokens], numbers)
    out, places = [], []
    parting, links, speaking, i = 3, 0, False, 0
    while i < len(tokens):
        skipped = words_before_rest(tokens, i, words.text, numbers) if links == 0 and "".join(out[-1:])[-1:].isdigit() else 0
        if skipped:
            i, links, parting = i + skipped, 1, max(parting, 1)
        token, at = tokens[i]
        before = words.text[at - 1] if at else ""
        if before == "\n" or before == "," and not links or before == "+" and keeps_words:
            parting = max(parting, PARTINGS.index(before))
        elif before and not before.isalnum():
            parting = max(parting, 1)
        used, digits = said(tokens, i, words.text, numbers)
        spoken = bool(digits) and not token.isdigit()
        if not digits and not is_count(tokens, i, numbers) and looks_like_digits(tokens, i, numbers["links"]):
            used, digits = 1, token.translate(str.maketrans("oil", "011"))
        touches = touches_digits(tokens, i)
        is_link = i in separating or token in numbers["links"]
        if not digits and keeps_words and (touches or not is_link) and not stands_apart(tokens, i):
            used, digits = 1, code(token, touches, numbers["letters"])
        if speaking and spoken and parting < 3:
            parting = 0
        if digits:
            out.append(PARTINGS[parting])
            places.extend([words.places[at]] * (len(digits) + min(parting, 1)))
            out.append(digits)
            parting, links = 0, 0
            speaking = spoken and (speaking or token not in ARTICLES)
        else:
            links += 1
            little = len(token) == 1 or is_link
            parting = 1 if parting < 3 and little and links <= 3 else 3
        i += max(1, used)
    return "".join(out), places


GATHERED_ARTICLES = ARTICLES + ("one", "eins")
FEWEST_WORDS = 4
SPOKEN = {word.replace("é", "e").replace("ü", "u"): digit for word, digit in GLUED_DIGITS.items()}
SPOKEN_RUN = re.compile("(?:" + "|".join(sorted(SPOKEN, key=lambda word: (-len(word), word))) + "){2,}")
SPOKEN_WORD = re.compile("|".join(sorted(SPOKEN, key=lambda word: (-len(word), word))))
NO_TURNED_WORDS = ("nee", "net")
STEM = re.compile("hundert|honderd|tausend|duizend|.+?(?=hundert|honderd|tausend|duizend|$)")
FIGURES_FOR_LETTERS = str.maketrans("013457", "oieast")


def squeezed_word(word):
    return re.sub(r"(.)\1+", r"\1", word)


TURNED = {word[::-1]: digit for word, digit in SPOKEN.items() if len(word) > 2 and word[::-1] not in NO_TURNED_WORDS}
SQUEEZED = {squeezed_word(word): digit for word, digit in SPOKEN.items() if len(word) > 2}
SQUEEZED_WORDS = "|".join(sorted((word for word in SQUEEZED if len(word) > 2), key=lambda word: (-len(word), word)))
SQUEEZED_RUN = re.compile("(?:" + SQUEEZED_WORDS + "){2,}")
SQUEEZED_WORD = re.compile(SQUEEZED_WORDS)


def gathered_of(words, kept, numbers, tables):
    """Groups of digits and marks, parted by how much stands between them."""
    tokens = [(m.group(), m.start()) for m in re.finditer("[a-z]+|[0-9]+", words.text)]
    marks = [mark_of(tokens, i, words.text, tables) for i in range(len(tokens))]
    reads_words = any(mark and mark != "h" for mark in marks) or FEWEST_WORDS <= sum(
        is_number_word(token, numbers, tables) for token, _ in tokens)
    speaks = False
    if not reads_words and (len(kept) > 400 or " " not in kept):
        return "", []
    if reads_words:
        tokens = joined(tokens)
        marks = [mark_of(tokens, i, words.text, tables) for i in range(len(tokens))]
        speaks = FEWEST_WORDS <= sum(
            1 if is_number_word(token, numbers, tables) else len(meant_word(token, tables)) for token, _ in tokens
            if token not in GATHERED_ARTICLES)
    out, places, i, end = [], [], 0, 0
    while i < len(tokens):
        token, at = tokens[i]
        used, piece = 1, token if token.isdigit() else ""
        if speaks and not piece:
            used, piece = number(tokens, i, words.text, numbers)
            if token in GATHERED_ARTICLES and not beside_number(tokens, i, numbers):
                used, piece = 1, ""
            piece = piece or meant_word(token, tables)
        if not piece:
            used, piece = 1, marks[i] if reads_words else ""
        if piece:
            place = words.places[at]
            parting = gathered_parting(kept, end, place) if out else ""
            out.append(parting + piece)
            places.extend([place] * len(parting + piece))
            last, start = tokens[i + max(1, used) - 1]
            end = words.places[start + len(last) - 1] + 1
        i += max(1, used)
    return "".join(out), places


def gathered_parting(kept, end, place):
    if place - end > 250:
        return "\n"
    if place - end > 80 or "\f" in kept[end:place]:
        return "~"
    return " " if place - end <= 6 else "_"


def is_number_word(token, numbers, tables):
    return token not in GATHERED_ARTICLES and (begins_number(token, numbers) or token in tables["words"])


def beside_number(tokens, i, numbers):
    beside = [tokens[k][0] for k in (i - 1, i + 1) if 0 <= k < len(tokens)]
    return any(token.isdigit() or begins_number(token, numbers) for token in beside)


def meant_word(token, tables):
    """The digits of a word that is misspelled, turned round, drawn out or made of several."""
    if token.isdigit() or len(token) < 3:
        return ""
    if token in tables["words"]:
        return str(tables["words"][token])
    if token in TURNED:
        return TURNED[token]
    if SPOKEN_RUN.fullmatch(token):
        return "".join(SPOKEN[word] for word in SPOKEN_WORD.findall(token))
    squeezed = squeezed_word(token)
    if SQUEEZED_RUN.fullmatch(squeezed):
        return "".join(SQUEEZED[word] for word in SQUEEZED_WORD.findall(squeezed))
    return SQUEEZED.get(squeezed, "")


def mark_of(tokens, i, text, tables):
    """m: a number of one's own, a: a mail address of one's own, e: another, h: a mail provider, k: how to read a number, d: a digit."""
    token, at = tokens[i]
    if token.isdigit():
        return ""
    pair = ""
    if i + 1 < len(tokens) and not tokens[i + 1][0].isdigit() and tokens[i + 1][1] == at + len(token) + 1:
        pair = token + " " + tokens[i + 1][0] if text[at + len(token)] != "\n" else ""
    owned = any(before in tables["own"] for before, _ in tokens[max(0, i - 4):i])
    named = token in tables["named"] or token.endswith(tuple(tables["named_endings"]))
    if owned and named or token in tables["named_alone"] or pair in tables["named_alone"]:
        return "m"
    if token in tables["post"]:
        return "a" if owned else "e"
    if token in tables["providers"]:
        return "h"
    if token in tables["keys"] or pair in tables["keys"]:
        return "k"
    return "d" if token in tables["digit_words"] else ""


def joined(tokens):
    """Compounds taken apart, and words put together whose letters stand apart or are figures."""
    parts = [(part.group(), at + part.start()) for token, at in tokens for part in STEM.finditer(token)]
    out, i = [], 0
    while i < len(parts):
        end = i + 1
        while end < len(parts) and parts[end][1] == parts[end - 1][1] + len(parts[end - 1][0]):
            end += 1
        word = "".join(part for part, _ in parts[i:end]).translate(FIGURES_FOR_LETTERS)
        if end - i > 1 and word in SPOKEN:
            out.append((word, parts[i][1]))
            i = end
            continue
        end = i
        while end < len(parts) and re.fullmatch("[a-z]", parts[end][0]) and (end == i or parts[end][1] == parts[end - 1][1] + 2):
            end += 1
        length = next((n for n in range(min(6, end - i), 1, -1) if "".join(p for p, _ in parts[i:i + n]) in SPOKEN), 0)
        if end - i > 2 and length:
            out.append(("".join(p for p, _ in parts[i:i + length]), parts[i][1]))
            i += length
        else:
            out.append(parts[i])
            i += 1
    return out


def said(tokens, i, text, numbers):
    """How many tokens a number takes that begins at a token, and its digits; a word that counts digits is none."""
    if is_count(tokens, i, numbers):
        return 0, ""
    return (1, tokens[i][0]) if tokens[i][0].isdigit() else number(tokens, i, text, numbers)


def is_count(tokens, i, numbers):
    """The first two digits, part one: a word that counts them is none, nor is a figure that does."""
    if i + 1 >= len(tokens):
        return False
    token, after = tokens[i][0], tokens[i + 1][0]
    if not token.isdigit() and after in numbers["splits"]:
        return True
    if i == 0 or tokens[i - 1][0] not in numbers["counted"]:
        return False
    if token.isdigit():
        return len(token) == 1 and (after.isdigit() or begins_number(after, numbers))
    return numbers["words"].get(token, 10) < 10


def begins_number(word, numbers):
    return any(word in numbers[table] for table in ("words", "words_among", "tens_before", "repeats", "hundred"))


def separators(words, numbers):
    """Places of short words that stand between numbers twice in a row, the same but for the last letter: they mean nothing there."""
    def is_number(word):
        return word.isdigit() or word in numbers["words"]

    found, last, before = set(), -1, -1
    for i, word in enumerate(words):
        if is_number(word) or len(word) == 1:
            continue
        rest = words[i + 1:i + 3]
        if rest and len(rest[0]) == 1 and not is_number(rest[0]):
            rest = rest[1:]
        may_part = (len(word) <= 5 and not begins_number(word, numbers) and word not in numbers["splits"]
                    and bool(rest) and is_number(rest[0]))
        if may_part and last >= 0 and last == before and i > last + 1 and words[last][:-1] == word[:-1]:
            found.add(i)
            if last > 0 and (len(words[last - 1]) == 1 or is_number(words[last - 1])):
                found.add(last)
        last, before = i if may_part else -1, i
    return found


def words_before_rest(tokens, start, text, numbers):
    """How many words from a place say that a number goes on after them."""
    goes_on = False
    for i in range(start, min(len(tokens), start + 7)):
        far = text[tokens[i][1] - 1] == "\n" or i > start and text[tokens[i][1] - 1] == "."
        if touches_digits(tokens, i) or said(tokens, i, text, numbers)[1] or far:
            return i - start if goes_on and not far else 0
        goes_on = goes_on or tokens[i][0] in numbers["splits"]
    return 0


def touches_digits(tokens, i):
    return i + 1 < len(tokens) and tokens[i + 1][0].isdigit() and tokens[i + 1][1] == tokens[i][1] + len(tokens[i][0])


def code(token, touches, letters):
    """The letters of a word, or the one it spells; letters for digits after those of a country."""
    rest = token[2:]
    if touches and 0 < len(rest) <= 3 and not rest.strip("oil"):
        return token[:2] + rest.translate(str.maketrans("oil", "011"))
    return letters.get(token, token)


def stands_apart(tokens, i):
    """Whether a letter stands between digits and touches neither."""
    token, at = tokens[i]
    if len(token) > 1 or i == 0 or i + 1 == len(tokens):
        return False
    (before, start), (after, end) = tokens[i - 1], tokens[i + 1]
    return before.isdigit() and after.isdigit() and start + len(before) < at and at + 1 < end


UNNATURAL = tuple("o ll lo ol oo ii io oi iii lll ooo iio oii oio ioi llo oll olo".split())


def looks_like_digits(tokens, i, links):
    """Whether letters stand for digits: glued to some, alone between some, or no word beside some."""
    token, at = tokens[i]
    if len(token) > 3 or token.strip("oil"):
        return False
    glued_before = i > 0 and is_number(tokens[i - 1][0]) and tokens[i - 1][1] + len(tokens[i - 1][0]) == at
    glued_after = i + 1 < len(tokens) and is_number(tokens[i + 1][0]) and tokens[i + 1][1] == at + len(token)
    before = is_number(past_links(tokens, i, -1, links))
    after = is_number(past_links(tokens, i, 1, links))
    return glued_before or glued_after or before and after or token in UNNATURAL and (before or after)


def past_links(tokens, i, step, links):
    """The next token in a direction that may be a number; at most three others are passed."""
    i += step
    for _ in range(3):
        if 0 <= i < len(tokens) and (tokens[i][0] in links or re.fullmatch("[oil]{1,3}", tokens[i][0])):
            i += step
    return tokens[i][0] if 0 <= i < len(tokens) else ""


def is_number(token):
    return token.isdigit() or token in UNNATURAL


def number(tokens, i, text, numbers):
    """A number in words that begins at a token: how many tokens it takes, and its digits."""
    def word(k):
        return tokens[k][0] if k < len(tokens) and (k == i or text[tokens[k][1] - 1] != "\n") else ""

    times = numbers["repeats"].get(word(i), 0)
    if times:
        digit = word(i + 1) if re.fullmatch("[0-9]", word(i + 1)) else str(numbers["words"].get(word(i + 1), "none"))
        return (2, digit * times) if len(digit) == 1 else (0, "")

    values, tens, hundreds = numbers["words"], numbers["tens_before"], numbers["hundred"]

    def meaning(k):
        """Some words mean a number only beside another that does."""
        beside = [tokens[near][0] for near in (k - 1, k + 1) if 0 <= near < len(tokens)]
        among = numbers["words_among"] if any(near in values for near in beside) else {}
        return values.get(word(k), among.get(word(k)))

    def below_hundred(k):
        first = word(k)
        if values.get(first) == 4 and word(k + 1) in ("vingt", "vingts"):
            used, value = 2, 80
        elif first in tens:
            used, value = 1, tens[first]
        elif meaning(k) is not None:
            value = meaning(k)
            if value < 10 and value and word(k + 1) in ("en", "und") and word(k + 2) in numbers["tens_after"]:
                return 3, numbers["tens_after"][word(k + 2)] + value
            if first == "dix" and 7 <= values.get(word(k + 1), 0) <= 9:
                return 2, 10 + values[word(k + 1)]
            return 1, value
        else:
            return 0, 0
        skip = 1 if word(k + used) == "et" else 0
        rest = word(k + used + skip)
        more = values.get(rest, 0)
        begins_eighty = more == 4 and word(k + used + skip + 1).startswith("vingt")
        if not begins_eighty and (1 <= more <= 9 or value in (60, 80) and 10 <= more <= 16):
            if rest == "dix" and 7 <= values.get(word(k + used + skip + 1), 0) <= 9:
                return used + skip + 2, value + 10 + values[word(k + used + skip + 1)]
            return used + skip + 1, value + more
        return used, value

    used, value = below_hundred(i)
    if used and value < 10 and value and word(i + used) in hundreds or not used and word(i) in hundreds:
        more_used, more = below_hundred(i + used + 1)
        return used + 1 + more_used, str((value or 1) * 100 + more)
    return used, str(value) if used else ""


def holds(checksum, candidate):
    """Whether a candidate carries the check digits of its kind."""
    squeezed = re.sub("[^0-9A-Za-z]" if checksum.get("letters") else "[^0-9]", "", candidate).lower()
    if checksum["method"] == "iban":
        many_letters = sum(c.isalpha() for c in squeezed) > MOST_LETTERS_IN_GROUPS
        in_prose = many_letters and len(squeezed) != len(candidate) and not IN_FOURS.fullmatch(candidate)
        return not in_prose and iban(squeezed, checksum)
    if len(squeezed) not in checksum["lengths"]:
        return False
    if not any(squeezed.startswith(start) for start in checksum.get("starts", [""])):
        return False
    if len(set(squeezed)) == 1 or not checksum.get("full_year") and DATES.search(candidate):
        return False
    if checksum.get("not_ascending") and ascends(re.split("[ ,]", candidate)):
        return False
    if checksum.get("not_in_pairs") and re.fullmatch("[0-5][0-9]([ ,][0-5][0-9])*", candidate):
        return False
    if checksum.get("one_digit_repeats") and not one_digit_repeats(squeezed[:-1]):
        return False
    first = checksum.get("first_letters", "").find(squeezed[0])
    number = squeezed if first < 0 else str(first) + squeezed[1:]
    begin = checksum.get("skip_from", 0)
    number = number[:begin] + number[begin + checksum.get("skip", 0):]
    return possible_date(checksum.get("date"), squeezed) and METHODS[checksum["method"]](number, checksum)


DATES = re.compile(
    "(^|[ .,])(0?[1-9]|[12][0-9]|3[01])[ .,](0?[1-9]|1[0-2])[ .,](19|20)[0-9]{2}([ .,]|$)"
    "|(^|[ .,])(19|20)[0-9]{2}[ .,](0?[1-9]|1[0-2])[ .,](0?[1-9]|[12][0-9]|3[01])([ .,]|$)"
)


def one_digit_repeats(number):
    counts = sorted(number.count(digit) for digit in set(number))
    return counts[-1] in (2, 3) and counts[-2] == 1


def possible_date(date, number):
    if not date:
        return True
    month = int(number[date["month"]:date["month"] + 2])
    day = int(number[date["day"]:date["day"] + 2])
    least = 0 if date.get("unknown") else 1
    return least <= day <= 31 and any(least <= month - offset <= 12 for offset in date["month_offsets"])


def mod97(number, checksum):
    serial, check = number[:checksum["serial"]], int(number[checksum["serial"]:])
    for prefix in checksum["prefixes"]:
        rest = int(prefix + serial) % 97
        if check == (97 - rest if checksum["complement"] else rest or 97):
            return True
    return False


def luhn(number, _):
    total = 0
    for i, digit in enumerate(reversed(number)):
        value = int(digit) * (2 if i % 2 else 1)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


def weighted(number, checksum):
    for step in checksum["steps"]:
        weights = step["weights"]
        total = sum(w * int(d) for w, d in zip(weights, number)) % step["modulus"]
        if step["check"][total] != number[len(weights)]:
            return False
    return True


VERHOEFF_TIMES = ["0123456789", "1234067895", "2340178956", "3401289567", "4012395678",
                  "5987604321", "6598710432", "7659821043", "8765932104", "9876543210"]
VERHOEFF_TURN = "1576283094"


def verhoeff(number, _):
    check = 0
    for i, digit in enumerate(reversed(number)):
        value = int(digit)
        for _ in range(i % 8):
            value = int(VERHOEFF_TURN[value])
        check = int(VERHOEFF_TIMES[check][value])
    return check == 0


def iso_7064_mod_11_10(number, _):
    product = 10
    for digit in number[:-1]:
        total = (int(digit) + product) % 10 or 10
        product = total * 2 % 11
    return (11 - product) % 10 == int(number[-1])


def ascends(groups):
    if any(len(group) != 4 for group in groups) or any(a >= b for a, b in zip(groups, groups[1:])):
        return False
    return all(group.endswith("0") for group in groups) or all(group[0] == groups[0][0] for group in groups)


def iban(number, checksum):
    digits = sum(c.isdigit() for c in number)
    if checksum["countries"].get(number[:2]) != len(number) or digits < 11:
        return False
    if max(sum(c.isdigit() for c in part) for part in re.split("[a-z]{3,}", number)) < 9:
        return False
    return int("".join(str(int(c, 36)) for c in number[4:] + number[:4])) % 97 == 1


FISCAL_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]


def codice_fiscale(number, _):
    places = [int(char) if char.isdigit() else ord(char) - ord("a") for char in number[:-1]]
    total = sum(place if i % 2 else FISCAL_ODD[place] for i, place in enumerate(places))
    return number[-1] == chr(ord("a") + total % 26)


METHODS = {"none": lambda *_: True, "mod97": mod97, "luhn": luhn, "weighted": weighted, "verhoeff": verhoeff,
           "luhn_and_verhoeff": lambda n, c: luhn(n[:12], c) and verhoeff(n[:11] + n[12], c),
           "iso_7064_mod_11_10": iso_7064_mod_11_10, "codice_fiscale": codice_fiscale}


def strings(value, field=(), pointer=""):
    """Every string, number and member name of a JSON value, with its place."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield name, (), pointer
            yield from strings(member, field + (name,), pointer + "/" + name)
    elif isinstance(value, list):
        for i, element in enumerate(value):
            yield from strings(element, field, "%s/%d" % (pointer, i))
    elif isinstance(value, str):
        yield value, field, pointer
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield str(value), field, pointer


def parts_of(text):
    """The strings of JSON, the strings of JSON line by line, or else the text as it is."""
    try:
        return list(strings(json.loads(text)))
    except ValueError:
        pass
    try:
        return list(strings([json.loads(line) for line in text.splitlines() if line.strip()]))
    except ValueError:
        return [(text, (), "")]


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        print(__doc__.strip())
        return 0
    rules, strengths, files = SERVER + "/scrub-rules.json", ("strong",), []
    while arguments:
        argument = arguments.pop(0)
        if argument == "--rules":
            rules = arguments.pop(0)
        elif argument == "--weak":
            strengths = ("strong", "weak")
        else:
            files.append(argument)
    scrubber = Scrubber.load(rules)
    hits = 0
    for name in files or ["-"]:
        text = sys.stdin.read() if name == "-" else open(name, encoding="utf-8").read()
        for part, field, pointer in parts_of(text):
            for rule, strength, at in scrubber.findings(part, field, strengths):
                print("%s:%s:%d %s %s" % (name, pointer, at, rule, strength))
                hits += 1
    return 1 if hits else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ValueError, KeyError, IndexError) as problem:
        print("scrub: %s" % problem, file=sys.stderr)
        sys.exit(2)
