package be.becivic.corpus.diff;

import java.util.List;

/**
 * One place where a text changes. Lines keep their newline, so that a missing last one matters.
 *
 * @param line the line of the old text, from one, that the hunk says it begins at
 */
public record Hunk(int line, List<String> before, List<String> after) {
  public Hunk {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }
}
