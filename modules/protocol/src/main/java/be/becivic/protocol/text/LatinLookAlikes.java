package be.becivic.protocol.text;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The small ASCII letters that letters of other alphabets look like or stand for. */
public final class LatinLookAlikes {
  /** A letter and what it is taken for, side by side. */
  private static final String PAIRS =
      """
      аa сc еe оo рp хx уy іi јj ѕs һh кk мm тt вb нh ԁd ԛq ԝw гr αa εe ιi κk νv οo ρp τt υu
      χx γy βb ηn Аa Вb Сc Еe Нh Кk Мm Оo Рp Тt Хx Уy Іi Јj Ѕs Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo
      Ρp Τt Υy Χx ßss æae Æae œoe Œoe øo Øo łl Łl đd Đd ıi ðd þth ɑa ɡg ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh
      ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz
      """;

  private static final Map<Integer, String> MEANT = meant();

  private LatinLookAlikes() {}

  /** Every letter that is told by its looks, and the letters it stands for. */
  public static Map<Integer, String> all() {
    return MEANT;
  }

  /** The letters a character stands for: by its looks, or without its accents. */
  public static Optional<String> find(int codePoint) {
    String meant = MEANT.get(codePoint);
    if (meant != null) {
      return Optional.of(meant);
    }
    if (!Character.isLetter(codePoint)) {
      return Optional.empty();
    }
    char base = Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFD).charAt(0);
    return base < 0x80 && Character.isLetter(base)
        ? Optional.of(Character.toString(Character.toLowerCase(base)))
        : Optional.empty();
  }

  private static Map<Integer, String> meant() {
    Map<Integer, String> meant = new HashMap<>();
    for (String pair : PAIRS.strip().split("\\s+")) {
      int letter = pair.codePointAt(0);
      meant.put(letter, pair.substring(Character.charCount(letter)));
    }
    return Map.copyOf(meant);
  }
}
