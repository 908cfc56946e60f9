package be.becivic.protocol.scrub;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What disguises are put together from: how a digit is written, what stands between groups, and
 * what the whole is carried in. Every second part of each list is set aside: rules are never
 * changed because of one of those.
 */
final class DisguiseParts {
  private DisguiseParts() {}

  /** Ten ways to write a digit, one for each value, by list. */
  static final List<List<String>> DIGITS =
      List.of(
          digits(0x30),
          digits(0x1D7CE),
          digits(0xFF10),
          digits(0x660),
          List.of("O", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
          digits(0x1D7F6),
          List.of("0", "I", "2", "3", "4", "5", "6", "7", "8", "9"),
          digits(0x9E6),
          List.of("⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"),
          List.of("₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"),
          List.of("О", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
          List.of("0", "|", "2", "3", "4", "5", "6", "7", "8", "9"),
          words("zéro un deux trois quatre cinq six sept huit neuf"),
          words("nul een twee drie vier vijf zes zeven acht negen"),
          words("zero one two three four five six seven eight nine"),
          words("null eins zwei drei vier fünf sechs sieben acht neun"),
          words("oh one two three four five six seven eight nine"),
          words("Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf"),
          List.of("0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"),
          List.of("o", "l", "2", "3", "4", "5", "6", "7", "8", "9"));

  static final List<String> BETWEEN =
      List.of(
          " ",
          "-",
          ".",
          "/",
          "",
          "_",
          " - ",
          " / ",
          "·",
          " . ",
          ":",
          "–",
          "—",
          "−",
          "~",
          "*",
          " * ",
          "=",
          "…",
          "...",
          ", ",
          "; ",
          "\n",
          "\t",
          "<br>",
          "<br/>",
          "&nbsp;",
          "&#8239;",
          "%20",
          "+",
          " | ",
          "\\",
          "**",
          "__",
          "\u00A0",
          "\u2009",
          "\u202F",
          "\u2007",
          ") (",
          "] [",
          "}{",
          "><",
          "\"\"",
          "' '",
          " en dan ",
          " puis ",
          " und dann ",
          " and then ",
          " et puis ",
          " suivi de ",
          " gevolgd door ",
          " gefolgt von ",
          " followed by ",
          " then ",
          " tiret ",
          " streepje ",
          " point ",
          " punt ",
          " Bindestrich ",
          " dash ",
          " barre oblique ",
          " schuine streep ",
          " Schrägstrich ",
          " slash ",
          " espace ",
          " spatie ",
          " Leerzeichen ",
          " space ",
          "、",
          "，",
          "・",
          "‧",
          "⁃",
          "‐",
          "‑",
          "→",
          "➜",
          "🙂",
          "✂️",
          "•",
          "¦",
          "׀",
          "﹣",
          "＿",
          "．",
          "／");

  static final List<UnaryOperator<String>> CARRIERS =
      List.of(
          text -> text,
          text -> "`" + text + "`",
          text -> text,
          text -> "\"" + text + "\"",
          text -> "**" + text + "**",
          text -> "~~" + text + "~~",
          text -> "[" + text + "](#)",
          text -> "<!-- " + text + " -->",
          text -> "<span title=\"" + text + "\">x</span>",
          text -> "{\"v\":\"" + text + "\"}",
          text -> "https://www.example.be/?q=" + text.replace(" ", "%20"),
          text -> "/dossier/" + text.replace(" ", "-") + "/open",
          text -> each(text, "&#%d;"),
          text -> each(text, "&#x%X;"),
          text -> each(text, "&#%04d;"),
          text -> each(text, "\\u%04x"),
          DisguiseParts::percent,
          text -> Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)),
          text ->
              Base64.getEncoder()
                  .encodeToString(("dossier " + text).getBytes(StandardCharsets.UTF_8)),
          text ->
              Base64.getUrlEncoder()
                  .withoutPadding()
                  .encodeToString(("nr. " + text + " ok").getBytes(StandardCharsets.UTF_8)),
          text -> "x" + text + "x",
          text -> "N°" + text,
          text -> text + "A",
          text -> "id:" + text + ";");

  static final List<String> SENTENCES =
      List.of(
          "%s",
          "Le guichet m'a demandé %s deux fois le 12 mars 2026.",
          "De ambtenaar vroeg %s en daarna 15 euro.",
          "Meine Angabe war %s, danach wurde abgelehnt.",
          "Reference given at the desk: %s (file of 2025).",
          "Formulaire refusé. %s. Il faut payer 21 €.",
          "Op 3 mei 2026 gaf ik %s door, versie 2.1.0.",
          "%s - das stand im Bescheid.",
          "See %s and bring 2 photos.");

  private static List<String> digits(int zero) {
    return IntStream.range(0, 10).mapToObj(digit -> Character.toString(zero + digit)).toList();
  }

  private static List<String> words(String ten) {
    return List.of(ten.split(" "));
  }

  private static String each(String text, String format) {
    return text.codePoints()
        .mapToObj(codePoint -> String.format(Locale.ROOT, format, codePoint))
        .collect(Collectors.joining());
  }

  private static String percent(String text) {
    StringBuilder encoded = new StringBuilder();
    for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
      encoded.append(String.format(Locale.ROOT, "%%%02X", each));
    }
    return encoded.toString();
  }
}
