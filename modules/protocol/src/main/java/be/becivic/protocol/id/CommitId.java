package be.becivic.protocol.id;

import java.util.regex.Pattern;

/** One commit of the corpus by its full hash. */
public record CommitId(String value) {
  private static final Pattern SHAPE = Pattern.compile("[0-9a-f]{40}");

  public CommitId {
    if (!SHAPE.matcher(value).matches()) {
      throw new IllegalArgumentException("not a commit id");
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
