package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Undoes entities, percent encoding, escapes of languages, tags, and quoted-printable. */
final class Decoding {
  /** One of them begins whatever is undone. */
  static final CharSet SIGNS =
      CharSet.range('%', '&').or(CharSet.range('\\', '\\')).or(CharSet.range('<', '<'));

  private static final Pattern ESCAPE =
      Pattern.compile(
          "&#[xX]([0-9A-Fa-f]{1,6});?|&#([0-9]{1,7});?|&([a-z]{2,6});|((?:%[0-9A-Fa-f]{2}){1,64})"
              + "|\\\\u([0-9A-Fa-f]{4})|\\\\u\\{([0-9A-Fa-f]{1,6})\\}|\\\\x([0-9A-Fa-f]{2})"
              + "|(<[!/]?[A-Za-z-][^<>%&\\\\]{0,60}>)|\\\\U([0-9A-Fa-f]{8})"
              + "|\\\\([2-7][0-9A-Fa-f]) ?|\\\\([01][0-7]{2})");

  /** What an address has after an equals sign may look like it, so it is read apart. */
  private static final Pattern QUOTED_PRINTABLE = Pattern.compile("=([2-7][0-9A-F])|=\\r?\\n");

  /** Tags that part what stands before and after them. */
  private static final Pattern BLOCK =
      Pattern.compile(
          "</?(?:br|p|div|li|ul|ol|td|tr|th|hr|dd|dt|h[1-6])[^a-z0-9]", Pattern.CASE_INSENSITIVE);

  private static final int[] HEXADECIMAL = {1, 5, 6, 7, 9, 10};
  private static final int OCTAL = 11;
  private static final Map<String, String> NAMED =
      Map.ofEntries(
          Map.entry("commat", "@"),
          Map.entry("period", "."),
          Map.entry("nbsp", " "),
          Map.entry("amp", "&"),
          Map.entry("plus", "+"),
          Map.entry("sol", "/"),
          Map.entry("colon", ":"),
          Map.entry("hyphen", "-"),
          Map.entry("dash", "-"),
          Map.entry("ndash", "-"),
          Map.entry("mdash", "-"),
          Map.entry("ensp", " "),
          Map.entry("emsp", " "),
          Map.entry("thinsp", " "),
          Map.entry("shy", ""),
          Map.entry("lowbar", "_"),
          Map.entry("comma", ","),
          Map.entry("zwnj", ""),
          Map.entry("zwj", ""),
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("quot", "\""),
          Map.entry("apos", "'"),
          Map.entry("middot", "."));

  private Decoding() {}

  /** One round of it; what was encoded twice takes two. */
  static String decode(ScannedText reading) {
    String text = reading.text();
    Matcher escape = ESCAPE.matcher(text);
    StringBuilder decoded = new StringBuilder(0);
    int copied = 0;
    for (int i = 0; i < reading.signCount(); i++) {
      int at = reading.signs()[i];
      if (at >= copied
          && SIGNS.has(text.charAt(at))
          && escape.region(at, text.length()).lookingAt()) {
        decoded.append(text, copied, at).append(decode(escape));
        copied = escape.end();
      }
    }
    return copied == 0 ? text : decoded.append(text, copied, text.length()).toString();
  }

  /** Quoted-printable, of printable ASCII. */
  static String decodeQuotedPrintable(String text) {
    return QUOTED_PRINTABLE
        .matcher(text)
        .replaceAll(
            code ->
                code.group(1) == null ? "" : quote(character(Integer.parseInt(code.group(1), 16))));
  }

  private static String quote(String plain) {
    return Matcher.quoteReplacement(plain);
  }

  private static String decode(MatchResult escape) {
    for (int group : HEXADECIMAL) {
      if (escape.group(group) != null) {
        return character(Integer.parseUnsignedInt(escape.group(group), 16));
      }
    }
    if (escape.group(OCTAL) != null) {
      return character(Integer.parseInt(escape.group(OCTAL), 8));
    }
    if (escape.group(2) != null) {
      return character(Integer.parseInt(escape.group(2)));
    }
    if (escape.group(3) != null) {
      return NAMED.getOrDefault(escape.group(3), escape.group());
    }
    if (escape.group(4) != null) {
      return bytes(escape.group(4));
    }
    return BLOCK.matcher(escape.group()).lookingAt() ? " " : "";
  }

  private static String character(int codePoint) {
    boolean isCharacter =
        Character.isValidCodePoint(codePoint) && (codePoint < 0xD800 || codePoint > 0xDFFF);
    return isCharacter ? Character.toString(codePoint) : "";
  }

  private static String bytes(String percents) {
    var bytes = new ByteArrayOutputStream(percents.length() / 3);
    for (int i = 0; i < percents.length(); i += 3) {
      bytes.write(Integer.parseInt(percents, i + 1, i + 3, 16));
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
