package be.becivic.corpus.site;

import java.util.Optional;
import java.util.regex.Pattern;

/** A colour as style sheets write it, {@code #rrggbb}. */
public record ThemeColour(String hex) {
  private static final Pattern FORM = Pattern.compile("#[0-9a-f]{6}");

  public ThemeColour {
    if (!FORM.matcher(hex).matches()) {
      throw new IllegalArgumentException("not a colour");
    }
  }

  public static Optional<ThemeColour> parse(String text) {
    return FORM.matcher(text).matches() ? Optional.of(new ThemeColour(text)) : Optional.empty();
  }

  /** How well one is read on the other, from 1 to 21 (WCAG 2.2, contrast ratio). */
  public double contrastWith(ThemeColour other) {
    double mine = luminance();
    double theirs = other.luminance();
    return (Math.max(mine, theirs) + 0.05) / (Math.min(mine, theirs) + 0.05);
  }

  private double luminance() {
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  }

  private double channel(int at) {
    double share = Integer.parseInt(hex, at, at + 2, 16) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
