package be.becivic.simulation.world;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A passage in the text of a procedure: a sentence that tells people where to go. Like a figure it
 * is known by a number, so that everybody can propose another and see which one stands.
 */
final class Passages {
  private static final String PROCESS = "\n## Process\n";
  private static final String NEXT_SECTION = "\n## ";
  private static final String SENTENCE = "The counter for it has number %s.";
  private static final Pattern SAID = Pattern.compile("The counter for it has number ([0-9]+)\\.");

  private Passages() {}

  /** Whether votes can move it and there is a place for the sentence. */
  static boolean fitInto(Skill skill) {
    return !skill.isMeta() && skill.hasStatus(Status.ALPHA) && end(skill.file().text()) >= 0;
  }

  /** A text with the sentence at the end of its steps. */
  static String addTo(String text, String number) {
    int end = end(text);
    return text.substring(0, end) + "\n" + SENTENCE.formatted(number) + "\n" + text.substring(end);
  }

  static Optional<String> find(String text) {
    return SAID.matcher(text).results().map(found -> found.group(1)).findFirst();
  }

  /** The same text with another number. */
  static String replace(String text, String number) {
    return SAID.matcher(text).replaceFirst(SENTENCE.formatted(number));
  }

  private static int end(String text) {
    int process = text.indexOf(PROCESS);
    return process < 0 ? -1 : text.indexOf(NEXT_SECTION, process + PROCESS.length());
  }
}
