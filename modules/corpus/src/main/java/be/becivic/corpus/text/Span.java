package be.becivic.corpus.text;

/** A half-open range of a file's characters. */
public record Span(int start, int end) {
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + ".." + end);
    }
  }

  public static Span at(int offset) {
    return new Span(offset, offset);
  }

  public int length() {
    return end - start;
  }

  public boolean isEmpty() {
    return start == end;
  }

  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  public Span shift(int by) {
    return new Span(start + by, end + by);
  }

  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  public String in(String text) {
    return text.substring(start, end);
  }
}
