package be.becivic.site.view.glance;

import java.util.Optional;

/**
 * A line of the card.
 *
 * @param figure an amount or a time that stands out; empty where there is none
 * @param isEnglish whether the words are an author's, which are kept in English
 */
public record GlanceLine(String figure, String text, Optional<String> href, boolean isEnglish) {
  public static GlanceLine ours(String text) {
    return new GlanceLine("", text, Optional.empty(), false);
  }

  public static GlanceLine written(String text) {
    return new GlanceLine("", text, Optional.empty(), true);
  }

  public static GlanceLine figure(String figure, String text) {
    return new GlanceLine(figure, text, Optional.empty(), false);
  }

  public GlanceLine linkedTo(String address) {
    return new GlanceLine(figure, text, Optional.of(address), isEnglish);
  }
}
