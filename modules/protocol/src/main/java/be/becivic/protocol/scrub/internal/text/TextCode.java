package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.CharSet;
import be.becivic.protocol.scrub.internal.pattern.ScannedText;

/** The codes a text, or a part of it, may be written in. */
enum TextCode {
  ESCAPES(Decoding.SIGNS) {
    @Override
    String decode(ScannedText reading) {
      return Decoding.decode(reading);
    }
  },
  QUOTED_PRINTABLE(CharSet.range('=', '=')) {
    @Override
    String decode(ScannedText reading) {
      return Decoding.decodeQuotedPrintable(reading.text());
    }
  },
  BASE_85(HiddenTexts.SIGNS_OF_BASE_85) {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.shownInBase85(reading.text());
    }
  },
  BASE_64(HiddenTexts.SIGNS_OF_BASE_64) {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.mayHoldBase64(reading)
          ? HiddenTexts.shownInBase64(reading.text())
          : reading.text();
    }
  },
  BASE_64_IN_PIECES(HiddenTexts.SIGNS_OF_BASE_64) {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.mayHoldBase64(reading)
          ? HiddenTexts.shownInPieces(reading.text())
          : reading.text();
    }
  },
  HEXADECIMAL(CharSet.DIGITS) {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.HEXADECIMAL.shownIn(reading);
    }
  },
  DECIMAL(CharSet.DIGITS) {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.DECIMAL.shownIn(reading);
    }
  },
  MORSE(CharSet.range('-', '.')) {
    @Override
    String decode(ScannedText reading) {
      return reading.text().contains("--") || reading.text().contains("..")
          ? SymbolRuns.MORSE.shownIn(reading.text())
          : reading.text();
    }
  },
  ROMAN(CharSet.range('I', 'I')) {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().has('V')
          ? SymbolRuns.ROMAN.shownIn(reading.text())
          : reading.text();
    }
  },
  SHORT_LISTS(CharSet.range('\n', '\n')) {
    @Override
    String decode(ScannedText reading) {
      return ShortLists.withoutNumbers(reading);
    }
  };

  private final CharSet signs;

  /**
   * A code.
   *
   * @param signs of these every text has one that holds anything in it
   */
  TextCode(CharSet signs) {
    this.signs = signs;
  }

  /** What takes one look to tell: most texts hold nothing in most codes. */
  final boolean mayBeIn(ScannedText reading) {
    return reading.characters().meets(signs);
  }

  /** The text with what is in this code in its place; the same where nothing is. */
  abstract String decode(ScannedText reading);
}
