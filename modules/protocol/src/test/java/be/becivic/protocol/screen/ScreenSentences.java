package be.becivic.protocol.screen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

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
  /** Half of what a stranger to the rules wrote: counted, never read nor learned from. */
  HOSTILE_UNREAD,
  PLAIN_UNREAD;

  /** What the weights are learned from. */
  static final List<ScreenSentences> LEARNED =
      List.of(HOSTILE_TUNING, HOSTILE_RELAYED, PLAIN_TUNING, PLAIN_IMPERATIVE, PLAIN_CONTENT);

  record Line(String language, String text) {}

  List<Line> lines() {
    String file = name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ".tsv";
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

  boolean isHostile() {
    return name().startsWith("HOSTILE");
  }

  long countHeld() {
    return lines().stream().filter(line -> !AgentScreen.passes(line.text())).count();
  }
}
