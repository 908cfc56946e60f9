package be.becivic.site.view.glance;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A line of the card.
 *
 * @param figure an amount or a time that stands out; empty where there is none
 * @param isEnglish whether the words are an author's, which are kept in English
 * @param lastDay the day on which what it tells is over
 * @param audience where it applies, as scripts read it; absent for everywhere
 * @param cases the ids of the cases in which it applies; empty for all
 */
public record GlanceLine(
    String figure,
    String text,
    Optional<String> href,
    boolean isEnglish,
    Optional<LocalDate> lastDay,
    Optional<String> audience,
    Set<String> cases) {
  private static final Pattern SENTENCE = Pattern.compile("[.:]$");

  public GlanceLine {
    cases = Set.copyOf(cases);
  }

  public static GlanceLine ours(String text) {
    return of(text, false);
  }

  public static GlanceLine written(String text) {
    return of(text, true);
  }

  private static GlanceLine of(String text, boolean isEnglish) {
    return new GlanceLine(
        "", text, Optional.empty(), isEnglish, Optional.empty(), Optional.empty(), Set.of());
  }

  public GlanceLine withFigure(String shown) {
    return new GlanceLine(shown, text, href, isEnglish, lastDay, audience, cases);
  }

  public GlanceLine withText(String words) {
    return new GlanceLine(figure, words, href, isEnglish, lastDay, audience, cases);
  }

  public GlanceLine until(Optional<LocalDate> day) {
    return new GlanceLine(figure, text, href, isEnglish, day, audience, cases);
  }

  public GlanceLine linkedTo(String address) {
    return new GlanceLine(figure, text, Optional.of(address), isEnglish, lastDay, audience, cases);
  }

  public GlanceLine onlyFor(Optional<String> places) {
    return new GlanceLine(figure, text, href, isEnglish, lastDay, places, cases);
  }

  public GlanceLine inCases(Set<String> ids) {
    return new GlanceLine(figure, text, href, isEnglish, lastDay, audience, ids);
  }

  /** Whether it is what one place asks. */
  public boolean isLocal() {
    return audience.isPresent();
  }

  /** Whether a reader's commune or case can leave it out. */
  public boolean isNarrow() {
    return isLocal() || !cases.isEmpty();
  }

  /** Whether no mark has to divide it from what follows. */
  public boolean endsSentence() {
    return SENTENCE.matcher(text).find();
  }

  /** The cases as scripts read them; nothing for all. */
  public Optional<String> caseIds() {
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(String.join(" ", cases.stream().sorted().toList()));
  }
}
