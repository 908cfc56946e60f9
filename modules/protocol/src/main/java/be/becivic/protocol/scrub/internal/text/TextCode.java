package be.becivic.protocol.scrub.internal.text;

import be.becivic.protocol.scrub.internal.pattern.ScannedText;

/** The codes a text, or a part of it, may be written in. */
enum TextCode {
  ESCAPES {
    @Override
    String decode(ScannedText reading) {
      return reading.characters().meets(Decoding.SIGNS)
          ? Decoding.decode(reading.text())
          : reading.text();
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
      return HiddenTexts.shownInBase85(reading.text());
    }
  },
  BASE_64 {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.shownInBase64(reading.text());
    }
  },
  BASE_64_IN_PIECES {
    @Override
    String decode(ScannedText reading) {
      return HiddenTexts.shownInPieces(reading.text());
    }
  },
  HEXADECIMAL {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.HEXADECIMAL.shownIn(reading.text(), reading.digitCount());
    }
  },
  DECIMAL {
    @Override
    String decode(ScannedText reading) {
      return CharacterCodes.DECIMAL.shownIn(reading.text(), reading.digitCount());
    }
  };

  /** The text with what is in this code in its place; the same where nothing is. */
  abstract String decode(ScannedText reading);
}
