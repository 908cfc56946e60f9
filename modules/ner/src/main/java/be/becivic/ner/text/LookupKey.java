package be.becivic.ner.text;

import java.text.Normalizer;
import java.util.Locale;

/** The form under which words are looked up: lower case, Latin, without accents or apostrophes. */
public final class LookupKey {
  private static final String CYRILLIC = "абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя";
  private static final String[] ROMAN = {
    "a", "b", "v", "h", "g", "d", "e", "e", "ie", "zh", "z", "y", "i", "i", "i", "k", "l", "m", "n",
    "o", "p", "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "", "y", "", "e", "iu", "ia"
  };

  private LookupKey() {}

  public static String of(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (isPlain(lower)) {
      return lower;
    }
    String composed = Normalizer.normalize(lower, Normalizer.Form.NFC);
    var cyrillic = new StringBuilder(lower.length() + 4);
    for (int i = 0; i < composed.length(); i++) {
      char c = composed.charAt(i);
      int at = CYRILLIC.indexOf(c);
      cyrillic.append(at >= 0 ? ROMAN[at] : String.valueOf(c));
    }
    String apart = Normalizer.normalize(cyrillic, Normalizer.Form.NFD);
    var key = new StringBuilder(apart.length());
    for (int i = 0; i < apart.length(); i++) {
      append(key, apart.charAt(i));
    }
    return key.toString();
  }

  private static boolean isPlain(String lower) {
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      if (c >= 0x80 || c == '\'') {
        return false;
      }
    }
    return true;
  }

  private static void append(StringBuilder key, char c) {
    switch (c) {
      case '\'' -> {}
      case 'ł' -> key.append('l');
      case 'ø' -> key.append('o');
      case 'đ', 'ð' -> key.append('d');
      case 'ß' -> key.append("ss");
      case 'ı' -> key.append('i');
      case 'ə' -> key.append('e');
      case 'æ' -> key.append("ae");
      case 'œ' -> key.append("oe");
      case 'þ' -> key.append("th");
      default -> {
        if (Character.getType(c) != Character.NON_SPACING_MARK) {
          key.append(c);
        }
      }
    }
  }
}
