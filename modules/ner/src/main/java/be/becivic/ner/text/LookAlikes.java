package be.becivic.ner.text;

import java.lang.Character.UnicodeScript;

/** Turns Cyrillic and Greek look-alikes into Latin letters where a word mixes scripts. */
final class LookAlikes {
  private static final String FOREIGN =
      "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0405\u0406\u0408\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458"
          + "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03b1\u03bd\u03c1";
  private static final String LATIN = "ABEKMHOPCTXSIJaeopcyxsij" + "ABEZHIKMNOPTYXoavp";

  private LookAlikes() {}

  static void foldMixedScripts(char[] chars, int length) {
    int start = 0;
    while (start < length) {
      int end = start;
      boolean latin = false;
      boolean foreign = false;
      while (end < length && (Character.isLetter(chars[end]) || chars[end] == '-')) {
        if (chars[end] < 0x250) {
          latin |= chars[end] != '-';
        } else {
          UnicodeScript script = UnicodeScript.of(chars[end]);
          foreign |= script == UnicodeScript.CYRILLIC || script == UnicodeScript.GREEK;
        }
        end++;
      }
      if (latin && foreign) {
        fold(chars, start, end);
      }
      start = end + 1;
    }
  }

  private static void fold(char[] chars, int start, int end) {
    for (int i = start; i < end; i++) {
      int at = FOREIGN.indexOf(chars[i]);
      if (at >= 0) {
        chars[i] = LATIN.charAt(at);
      }
    }
  }
}
