package be.becivic.corpus.body;

import be.becivic.corpus.text.Span;
import java.util.regex.Pattern;

/**
 * One attribute of a tag.
 *
 * @param value what it says, with entities resolved
 * @param span the whole of {@code name="value"}
 * @param valueSpan the characters between the quotes
 */
public record Attribute(String name, String value, Span span, Span valueSpan) {
  private static final Pattern ENTITY = Pattern.compile("&((?:quot|apos|#39|lt|gt|amp);)");

  public Attribute shift(int by) {
    return new Attribute(name, value, span.shift(by), valueSpan.shift(by));
  }

  /** A value as it is written between double quotes. */
  public static String escape(String value) {
    return ENTITY.matcher(value).replaceAll("&amp;$1").replace("\"", "&quot;").replace("<", "&lt;");
  }
}
