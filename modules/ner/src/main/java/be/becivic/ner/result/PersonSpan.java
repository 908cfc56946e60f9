package be.becivic.ner.result;

/** Characters of the text as sent that name a person: from {@code start} up to {@code end}. */
public record PersonSpan(int start, int end, Reason reason) {
  public PersonSpan {
    if (start < 0 || end <= start) {
      throw new IllegalArgumentException("empty span");
    }
  }

  /** The same characters in a text that begins this much earlier. */
  public PersonSpan movedBy(int characters) {
    return new PersonSpan(start + characters, end + characters, reason);
  }

  public boolean overlaps(int from, int to) {
    return start < to && from < end;
  }
}
