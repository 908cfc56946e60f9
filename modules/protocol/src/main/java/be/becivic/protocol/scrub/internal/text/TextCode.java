package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;

/** The codes a text, or a part of it, may be written in. */
enum TextCode {
  ESCAPES {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().meets(Decoding.SIGNS) ? Decoding.decode(reading) : reading.text();
    }
  },
  QUOTED_PRINTABLE {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().has('=')
          ? Decoding.decodeQuotedPrintable(reading.text())
          : reading.text();
    }
  },
  BASE_85 {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().meets(HiddenTexts.SIGNS_OF_BASE_85)
          ? HiddenTexts.shownInBase85(reading.text())
          : reading.text();
    }
  },
  BASE_64 {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.mayHoldBase64(reading)
          ? HiddenTexts.shownInBase64(reading.text())
          : reading.text();
    }
  },
  BASE_64_IN_PIECES {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.mayHoldBase64(reading)
          ? HiddenTexts.shownInPieces(reading.text())
          : reading.text();
    }
  },
  HEXADECIMAL {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.HEXADECIMAL.shownIn(reading);
    }
  },
  DECIMAL {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.DECIMAL.shownIn(reading);
    }
  },
  MORSE {
    @Override
    String decode(ScannedText reading) {
      return reading.text().contains("--") || reading.text().contains("..")
          ? SymbolRuns.MORSE.shownIn(reading.text())
          : reading.text();
    }
  },
  ROMAN {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().has('I') && reading.characters().has('V')
          ? SymbolRuns.ROMAN.shownIn(reading.text())
          : reading.text();
    }
  },
  SHORT_LISTS {
    @Override
    String decode(ScannedText reading) {
      return ShortLists.withoutNumbers(reading);
    }
  };

  /** The text with what is in this code in its place; the same where nothing is. */
  abstract String decode(ScannedText reading);
}
