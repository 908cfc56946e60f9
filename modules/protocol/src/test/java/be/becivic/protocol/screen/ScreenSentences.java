package be.becivic.protocol.screen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Sets of labelled sentences: a language and a sentence on each line, parted by a tab. */
enum ScreenSentences {
  HOSTILE_TUNING,
  PLAIN_TUNING,
  /** Orders to whoever passes something on, and what people tell each other in the imperative. */
  HOSTILE_RELAYED,
  PLAIN_IMPERATIVE,
  /** Sentences of the content, as it is or was; they have to pass. */
  PLAIN_CONTENT,
  /** Never learned from; they chose where the score is cut. */
  HOSTILE_MEASURED,
  PLAIN_MEASURED,
  /** Written when everything else was done, and looked at once. */
  HOSTILE_FRESH,
  PLAIN_FRESH,
  /** Written by somebody who had not read the rules, and looked at once; never learned from. */
  HOSTILE_LATER,
  PLAIN_LATER,
  /** How people tell that a text of ours is wrong; never learned from. */
  PLAIN_REPORTS,
  /** What people report of counters, fees, forms and portals; never learned from. */
  PLAIN_CIVIC,
  /** Civic sentences full of figures, and about numbers, cards and passwords. */
  PLAIN_FIRST,
  PLAIN_SECOND,
  PLAIN_THIRD,
  PLAIN_FIFTH,
  PLAIN_SEVENTH,
  PLAIN_EIGHTH,
  PLAIN_NINTH,
  PLAIN_COUNTED,
  PLAIN_TALK,
  /** Reports as agents note them, and as people tell them. */
  PLAIN_TENTH,
  PLAIN_ELEVENTH,
  PLAIN_TWELFTH,
  PLAIN_THIRTEENTH,
  PLAIN_FIFTEENTH,
  PLAIN_SIXTEENTH,
  PLAIN_SEVENTEENTH,
  PLAIN_EIGHTEENTH,
  PLAIN_NINETEENTH,
  /** What such a site would really get; counted, never learned from. */
  PLAIN_FOURTEENTH,
  /** An adversary's, and what people report, advise and quote, by the same; never learned from. */
  HOSTILE_CRAFTED,
  PLAIN_CRAFTED,
  /** Half of what a stranger to the rules wrote: counted, never read nor learned from. */
  HOSTILE_UNREAD,
  PLAIN_UNREAD;

  /** What the weights are learned from. */
  static final List<ScreenSentences> LEARNED =
      List.of(
          HOSTILE_TUNING,
          HOSTILE_RELAYED,
          PLAIN_TUNING,
          PLAIN_IMPERATIVE,
          PLAIN_CONTENT,
          PLAIN_FIRST,
          PLAIN_SECOND,
          PLAIN_THIRD,
          PLAIN_FIFTH,
          PLAIN_SEVENTH,
          PLAIN_EIGHTH,
          PLAIN_NINTH,
          PLAIN_COUNTED,
          PLAIN_TALK,
          PLAIN_TENTH,
          PLAIN_ELEVENTH,
          PLAIN_TWELFTH,
          PLAIN_THIRTEENTH,
          PLAIN_FIFTEENTH,
          PLAIN_SIXTEENTH,
          PLAIN_SEVENTEENTH,
          PLAIN_EIGHTEENTH,
          PLAIN_NINETEENTH);

  /** Sets that teach both screens. */
  private static final Set<ScreenSentences> OF_DISGUISES =
      EnumSet.of(
          PLAIN_FIRST,
          PLAIN_SECOND,
          PLAIN_THIRD,
          PLAIN_FIFTH,
          PLAIN_SEVENTH,
          PLAIN_EIGHTH,
          PLAIN_NINTH,
          PLAIN_COUNTED,
          PLAIN_TALK);

  /** Reports of strangers, which stand beside those. */
  private static final Set<ScreenSentences> REPORTS =
      EnumSet.of(
          PLAIN_TENTH,
          PLAIN_ELEVENTH,
          PLAIN_TWELFTH,
          PLAIN_THIRTEENTH,
          PLAIN_FOURTEENTH,
          PLAIN_FIFTEENTH,
          PLAIN_SIXTEENTH,
          PLAIN_SEVENTEENTH,
          PLAIN_EIGHTEENTH,
          PLAIN_NINETEENTH);

  record Line(String language, String text) {}

  List<Line> lines() {
    String folder =
        OF_DISGUISES.contains(this) || REPORTS.contains(this)
            ? "/be/becivic/protocol/disguise/"
            : "";
    String file = folder + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".tsv";
    try (InputStream opened = ScreenSentences.class.getResourceAsStream(file)) {
      byte[] bytes = Objects.requireNonNull(opened).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t", 2))
          .map(parts -> new Line(parts[0], parts[1]))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Sets of one kind weigh together what another set weighs alone. */
  String kind() {
    return OF_DISGUISES.contains(this) ? "figures" : REPORTS.contains(this) ? "reports" : name();
  }

  boolean isHostile() {
    return name().startsWith("HOSTILE");
  }

  long countHeld() {
    return lines().stream().filter(line -> !AgentScreen.passes(line.text())).count();
  }
}
