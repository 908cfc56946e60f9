package be.becivic.corpus.body;

import be.becivic.corpus.text.Span;

/**
 * One attribute of a tag.
 *
 * @param value what it says, with entities resolved
 * @param span the whole of {@code name="value"}
 * @param valueSpan the characters between the quotes
 */
public record Attribute(String name, String value, Span span, Span valueSpan) {

  public Attribute shift(int by) {
    return new Attribute(name, value, span.shift(by), valueSpan.shift(by));
  }

  /** A value as it is written between double quotes. */
  public static String escape(String value) {
    return value.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }
}
