package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.view.glance.CaseChoice;
import be.becivic.site.view.glance.GlanceLine;
import be.becivic.site.view.glance.GlanceRow;
import be.becivic.site.view.glance.SureView;
import gg.jte.Content;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A skill as its page shows it.
 *
 * @param isTranslated whether title and summary are in the reader's language
 * @param isTold whether its text is, as far as it is translated
 * @param glance what people came for
 * @param cases the headings of its cases
 * @param beside fields that differ in a text beside this one
 * @param unasked what was reported, where a body forgot to ask for it
 */
public record SkillView(
    String title,
    String summary,
    boolean isTranslated,
    boolean isTold,
    Optional<String> topic,
    Optional<Status> status,
    List<GlanceRow> glance,
    SureView sure,
    Optional<String> authority,
    List<Banner> banners,
    Optional<String> disclaimer,
    Content beside,
    List<TocLine> outline,
    List<CaseChoice> cases,
    Content body,
    Content unasked,
    List<CitedSource> sources,
    List<NeededPath> documents,
    List<LinkGroup> relations,
    Optional<LifecycleView> lifecycle,
    String rawPath) {
  public boolean hasEnglishSources() {
    return sources.stream().anyMatch(CitedSource::isEnglish);
  }

  public boolean hasOnlyEnglishSources() {
    return sources.stream().allMatch(CitedSource::isEnglish);
  }

  /**
   * A reference in the list below the text.
   *
   * @param isEnglish whether its title is the English one
   * @param pageIn the language of a page that bears another title than the English one shown
   * @param howRead the word for how it was read
   * @param href its own page; empty while it has no number
   */
  public record CitedSource(
      String title,
      boolean isEnglish,
      Optional<String> pageIn,
      Optional<String> url,
      Optional<LocalDate> lastVerified,
      Optional<String> howRead,
      Optional<String> formerUrl,
      String uid,
      String href) {}

  /**
   * A path the skill requires.
   *
   * @param note what else there is to say, where anything is
   * @param onlyFor the cases in which it is needed; empty for all
   */
  public record NeededPath(
      String title,
      String href,
      String role,
      String timing,
      Optional<GlanceLine> note,
      String onlyFor) {}
}
