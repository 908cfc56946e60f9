package be.becivic.protocol.disguise;

import java.util.Arrays;
import java.util.List;

/** Who wrote which sets; what is learned from one of them says nothing about that one. */
enum Stranger {
  FIRST(DisguiseTexts.GIVEN_FIRST, DisguiseTexts.PLAIN_FIRST),
  SECOND(DisguiseTexts.GIVEN_SECOND, DisguiseTexts.PLAIN_SECOND),
  THIRD(DisguiseTexts.GIVEN_THIRD, DisguiseTexts.PLAIN_THIRD),
  FOURTH(DisguiseTexts.GIVEN_FOURTH),
  FIFTH(DisguiseTexts.GIVEN_FIFTH, DisguiseTexts.PLAIN_FIFTH),
  SIXTH(DisguiseTexts.GIVEN_UNREAD, DisguiseTexts.PLAIN_UNREAD),
  SEVENTH(DisguiseTexts.GIVEN_SEVENTH, DisguiseTexts.PLAIN_SEVENTH),
  EIGHTH(DisguiseTexts.GIVEN_EIGHTH, DisguiseTexts.PLAIN_EIGHTH),
  NINTH(DisguiseTexts.GIVEN_NINTH, DisguiseTexts.PLAIN_NINTH),
  TENTH(DisguiseTexts.GIVEN_TENTH),
  ELEVENTH(DisguiseTexts.GIVEN_ELEVENTH, DisguiseTexts.PLAIN_FIFTEENTH),
  TWELFTH(DisguiseTexts.GIVEN_TWELFTH, DisguiseTexts.PLAIN_SIXTEENTH),
  THIRTEENTH(DisguiseTexts.GIVEN_THIRTEENTH, DisguiseTexts.PLAIN_SEVENTEENTH),
  FOURTEENTH(DisguiseTexts.GIVEN_FOURTEENTH, DisguiseTexts.PLAIN_EIGHTEENTH),
  FIFTEENTH(DisguiseTexts.GIVEN_FIFTEENTH, DisguiseTexts.PLAIN_NINETEENTH),
  SIXTEENTH(DisguiseTexts.GIVEN_SIXTEENTH, DisguiseTexts.PLAIN_TWENTIETH),
  SEVENTEENTH(DisguiseTexts.GIVEN_SEVENTEENTH, DisguiseTexts.PLAIN_TWENTY_FIRST),
  EIGHTEENTH(DisguiseTexts.GIVEN_EIGHTEENTH, DisguiseTexts.PLAIN_TWENTY_SECOND),
  REPORTER(DisguiseTexts.PLAIN_TENTH),
  SECOND_REPORTER(DisguiseTexts.PLAIN_ELEVENTH),
  THIRD_REPORTER(DisguiseTexts.PLAIN_TWELFTH),
  FOURTH_REPORTER(DisguiseTexts.PLAIN_THIRTEENTH),
  FIFTH_REPORTER(DisguiseTexts.PLAIN_FOURTEENTH);

  private final List<DisguiseTexts> wrote;

  Stranger(DisguiseTexts... wrote) {
    this.wrote = Arrays.asList(wrote);
  }

  List<DisguiseTexts> wrote() {
    return wrote;
  }

  /** What the others wrote and may be learned from. */
  List<DisguiseTexts> others() {
    return DisguiseTexts.LEARNED.stream().filter(set -> !wrote.contains(set)).toList();
  }
}
