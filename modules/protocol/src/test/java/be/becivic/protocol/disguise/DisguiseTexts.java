package be.becivic.protocol.disguise;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Sets of texts, a language and a text on each line, parted by a tab. */
enum DisguiseTexts {
  /** Made-up identifiers of many kinds in many disguises, by people who did not know the rules. */
  GIVEN_FIRST("given-first.tsv"),
  GIVEN_SECOND("given-second.tsv"),
  GIVEN_THIRD("given-third.tsv"),
  GIVEN_FOURTH("given-fourth.tsv"),
  GIVEN_FIFTH("given-fifth.tsv"),
  GIVEN_SEVENTH("given-seventh.tsv"),
  GIVEN_EIGHTH("given-eighth.tsv"),
  /** Half of a set, every other text; nobody read the other half. */
  GIVEN_NINTH("given-ninth.tsv"),
  /** Half of the ways of a set, whose other half is only counted. */
  GIVEN_TENTH("given-tenth.tsv"),
  GIVEN_ELEVENTH("given-eleventh.tsv"),
  /** As prices, opening hours, colours of resistors, first letters: an adversary's. */
  GIVEN_TWELFTH("given-twelfth.tsv"),
  GIVEN_THIRTEENTH("given-thirteenth.tsv"),
  /** Half of a set, every other text; nobody read the other half. */
  GIVEN_FOURTEENTH("given-fourteenth.tsv"),
  GIVEN_FIFTEENTH("given-fifteenth.tsv"),
  GIVEN_SIXTEENTH("given-sixteenth.tsv"),
  GIVEN_SEVENTEENTH("given-seventeenth.tsv"),
  /** Numbers handed over in pieces, or as prices, shares, pages and lines of a bus; by us. */
  GIVEN_PIECES("given-pieces.tsv"),
  /** Civic sentences full of figures, by the same people. */
  PLAIN_FIRST("plain-first.tsv"),
  PLAIN_SECOND("plain-second.tsv"),
  PLAIN_THIRD("plain-third.tsv"),
  PLAIN_FIFTH("plain-fifth.tsv"),
  PLAIN_SEVENTH("plain-seventh.tsv"),
  PLAIN_EIGHTH("plain-eighth.tsv"),
  PLAIN_NINTH("plain-ninth.tsv"),
  PLAIN_TENTH("plain-tenth.tsv"),
  PLAIN_ELEVENTH("plain-eleventh.tsv"),
  PLAIN_TWELFTH("plain-twelfth.tsv"),
  PLAIN_THIRTEENTH("plain-thirteenth.tsv"),
  PLAIN_FIFTEENTH("plain-fifteenth.tsv"),
  PLAIN_SIXTEENTH("plain-sixteenth.tsv"),
  PLAIN_SEVENTEENTH("plain-seventeenth.tsv"),
  PLAIN_EIGHTEENTH("plain-eighteenth.tsv"),
  PLAIN_NINETEENTH("plain-nineteenth.tsv"),
  PLAIN_TWENTIETH("plain-twentieth.tsv"),
  PLAIN_TWENTY_FIRST("plain-twenty-first.tsv"),
  /** What is listed, counted and ordered in plain texts; by us. */
  PLAIN_COUNTED("plain-counted.tsv"),
  /** About numbers, cards and telephones, none of which is given. */
  PLAIN_TALK("plain-talk.tsv"),
  /** Short reports without figures or names. */
  PLAIN_REPORTS("plain-reports.tsv"),
  /** Passages of the content, as it is or was, that come close to the cut; they have to pass. */
  PLAIN_PASSAGES("plain-passages.tsv"),
  PLAIN_CONTENT("/be/becivic/protocol/screen/plain-content.tsv"),
  PLAIN_ADVICE("/be/becivic/protocol/screen/plain-imperative.tsv"),
  PLAIN_CIVIC("/be/becivic/protocol/screen/plain-civic.tsv"),
  PLAIN_TUNING("/be/becivic/protocol/screen/plain-tuning.tsv"),
  /** By somebody who saw neither rules nor other texts; counted, never read nor learned from. */
  GIVEN_UNREAD("given-unread.tsv"),
  PLAIN_UNREAD("plain-unread.tsv"),
  /** The same, by somebody who had been told what we claim. */
  GIVEN_EIGHTEENTH("given-eighteenth.tsv"),
  PLAIN_TWENTY_SECOND("plain-twenty-second.tsv"),
  /** What such a site would really get; counted, never learned from. */
  PLAIN_FOURTEENTH("plain-fourteenth.tsv"),
  /** Of the agent screen; not learned from either. */
  PLAIN_MEASURED("/be/becivic/protocol/screen/plain-measured.tsv"),
  PLAIN_FRESH("/be/becivic/protocol/screen/plain-fresh.tsv"),
  PLAIN_LATER("/be/becivic/protocol/screen/plain-later.tsv"),
  PLAIN_STRANGERS("/be/becivic/protocol/screen/plain-unread.tsv");

  static final List<DisguiseTexts> LEARNED =
      List.of(
          GIVEN_FIRST,
          GIVEN_SECOND,
          GIVEN_THIRD,
          GIVEN_FOURTH,
          GIVEN_FIFTH,
          GIVEN_SEVENTH,
          GIVEN_EIGHTH,
          GIVEN_NINTH,
          GIVEN_TENTH,
          GIVEN_ELEVENTH,
          GIVEN_TWELFTH,
          GIVEN_THIRTEENTH,
          GIVEN_FOURTEENTH,
          GIVEN_FIFTEENTH,
          GIVEN_SIXTEENTH,
          GIVEN_SEVENTEENTH,
          GIVEN_PIECES,
          PLAIN_FIRST,
          PLAIN_SECOND,
          PLAIN_THIRD,
          PLAIN_FIFTH,
          PLAIN_SEVENTH,
          PLAIN_EIGHTH,
          PLAIN_NINTH,
          PLAIN_TENTH,
          PLAIN_ELEVENTH,
          PLAIN_TWELFTH,
          PLAIN_THIRTEENTH,
          PLAIN_FIFTEENTH,
          PLAIN_SIXTEENTH,
          PLAIN_SEVENTEENTH,
          PLAIN_EIGHTEENTH,
          PLAIN_NINETEENTH,
          PLAIN_TWENTIETH,
          PLAIN_TWENTY_FIRST,
          PLAIN_COUNTED,
          PLAIN_TALK,
          PLAIN_REPORTS,
          PLAIN_PASSAGES,
          PLAIN_CONTENT,
          PLAIN_ADVICE,
          PLAIN_CIVIC,
          PLAIN_TUNING);

  private final String file;

  DisguiseTexts(String file) {
    this.file = file;
  }

  List<String> texts() {
    try (InputStream opened = DisguiseTexts.class.getResourceAsStream(file)) {
      byte[] bytes = Objects.requireNonNull(opened).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.substring(line.indexOf('\t') + 1))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  boolean isGiven() {
    return name().startsWith("GIVEN");
  }

  boolean isContent() {
    return this == PLAIN_CONTENT || this == PLAIN_PASSAGES;
  }

  double shareHeld() {
    List<String> texts = texts();
    long held = texts.stream().filter(text -> !DisguiseScreen.passes(text)).count();
    return 100.0 * held / texts.size();
  }
}
