package be.becivic.site.view.glance;

import java.time.LocalDate;
import java.util.Optional;

/**
 * A line of the card.
 *
 * @param figure an amount or a time that stands out; empty where there is none
 * @param isEnglish whether the words are an author's, which are kept in English
 * @param lastDay the day on which what it tells is over
 * @param audience where it applies, as scripts read it; absent for everywhere
 */
public record GlanceLine(
    String figure,
    String text,
    Optional<String> href,
    boolean isEnglish,
    Optional<LocalDate> lastDay,
    Optional<String> audience) {
  public static GlanceLine ours(String text) {
    return new GlanceLine("", text, Optional.empty(), false, Optional.empty(), Optional.empty());
  }

  public static GlanceLine written(String text) {
    return new GlanceLine("", text, Optional.empty(), true, Optional.empty(), Optional.empty());
  }

  public GlanceLine withFigure(String shown) {
    return new GlanceLine(shown, text, href, isEnglish, lastDay, audience);
  }

  public GlanceLine withText(String words) {
    return new GlanceLine(figure, words, href, isEnglish, lastDay, audience);
  }

  public GlanceLine until(Optional<LocalDate> day) {
    return new GlanceLine(figure, text, href, isEnglish, day, audience);
  }

  public GlanceLine linkedTo(String address) {
    return new GlanceLine(figure, text, Optional.of(address), isEnglish, lastDay, audience);
  }

  /** Whether it is what one place asks. */
  public boolean isLocal() {
    return audience.isPresent();
  }

  public GlanceLine onlyFor(Optional<String> places) {
    return new GlanceLine(figure, text, href, isEnglish, lastDay, places);
  }
}
