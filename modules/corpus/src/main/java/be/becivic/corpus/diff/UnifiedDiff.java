package be.becivic.corpus.diff;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A change to one text, as {@code diff -u} writes it.
 *
 * @param path the file the diff names, without the {@code a/} and {@code b/} of git
 */
public record UnifiedDiff(Optional<String> path, List<Hunk> hunks) {
  private static final int FURTHEST = 200;
  private static final String NO_DIFF =
      "It is no unified diff of one text. Its header may be left out; where it stands, it names"
          + " canonical.md twice.";
  private static final String NOT_FOUND =
      "Its old lines do not stand in the text once, word for word. Read the text again and make the"
          + " diff from that.";

  public UnifiedDiff {
    hunks = List.copyOf(hunks);
  }

  public static Outcome<UnifiedDiff> parse(String text) {
    return new DiffReader(text)
        .read()
        .map(Outcome::ok)
        .orElseGet(
            () -> Outcome.refused(Rejection.schema("", "unified-diff").pointing("", NO_DIFF)));
  }

  /** Applies every hunk where its old lines stand word for word, or refuses the whole diff. */
  public Outcome<AppliedDiff> applyTo(String text) {
    List<String> old = TextLines.of(text);
    List<String> result = new ArrayList<>();
    int done = 0;
    int shift = 0;
    int drift = 0;
    for (Hunk hunk : hunks) {
      int stated = hunk.line() - 1;
      int at = locate(hunk.before(), old, stated + shift, done);
      if (at < 0) {
        return failed();
      }
      result.addAll(old.subList(done, at));
      result.addAll(hunk.after());
      done = at + hunk.before().size();
      shift = at - stated;
      drift = Math.max(drift, Math.abs(shift));
    }
    result.addAll(old.subList(done, old.size()));
    return TextLines.areWhole(result)
        ? Outcome.ok(new AppliedDiff(String.join("", result), drift))
        : failed();
  }

  private static Outcome<AppliedDiff> failed() {
    return Outcome.refused(
        Rejection.hinting(ErrorCategory.DIFF_APPLY_FAILED, "", NOT_FOUND, List.of()));
  }

  /** The nearest place where the lines stand; two places equally near are none. */
  private static int locate(List<String> lines, List<String> text, int expected, int from) {
    for (int away = 0; away <= FURTHEST; away++) {
      boolean above = expected - away >= from && matches(lines, text, expected - away);
      boolean below = away > 0 && expected + away >= from && matches(lines, text, expected + away);
      if (above && below) {
        return -1;
      }
      if (above || below) {
        return above ? expected - away : expected + away;
      }
    }
    return -1;
  }

  private static boolean matches(List<String> lines, List<String> text, int at) {
    return at + lines.size() <= text.size() && text.subList(at, at + lines.size()).equals(lines);
  }
}
