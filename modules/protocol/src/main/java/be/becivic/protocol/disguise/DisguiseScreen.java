package be.becivic.protocol.disguise;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds text that seems to give somebody's number or address in a form that no rule of the scrub
 * reads. It may be wrong, so that what it finds waits for a person and is not refused. Equal texts
 * get equal answers, in time that grows with their length alone. Safe for use by many threads.
 */
public final class DisguiseScreen {
  private static final PassageFeatures FEATURES =
      new PassageFeatures(CueWords.load(), LetterRuns.load());
  private static final DisguiseScore SCORE = DisguiseScore.load();

  private DisguiseScreen() {}

  /** Every passage that gives something away; none of a plain text. */
  public static List<DisguiseFinding> look(String text) {
    return DisguisePassage.all(text).stream().flatMap(passage -> judge(passage).stream()).toList();
  }

  /** Whether nothing is found. */
  public static boolean passes(String text) {
    return DisguisePassage.all(text).stream().allMatch(passage -> judge(passage).isEmpty());
  }

  private static Optional<DisguiseFinding> judge(DisguisePassage passage) {
    Set<String> features = FEATURES.of(passage.text());
    return SCORE.of(features) <= 0
        ? Optional.empty()
        : Optional.of(new DisguiseFinding(passage.start(), passage.end(), SCORE.reasons(features)));
  }
}
