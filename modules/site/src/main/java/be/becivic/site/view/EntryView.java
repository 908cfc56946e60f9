package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.view.glance.GlanceLine;
import gg.jte.Content;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A catalogue entry as its page shows it.
 *
 * @param figure what it says, where the heading is only what that is for
 * @param isEnglish whether what it says is told in English, though the reader's language is another
 * @param pageIn the language of a page that bears another title than ours
 * @param lastDay the day on which that is over
 */
public record EntryView(
    ArtefactLink parent,
    String heading,
    String figure,
    boolean isEnglish,
    Optional<String> pageIn,
    Optional<LocalDate> lastDay,
    Status status,
    Optional<LocalDate> lastVerified,
    Optional<String> howRead,
    Optional<String> url,
    Optional<GlanceLine> note,
    Optional<Source> source,
    List<Banner> banners,
    Content review,
    List<Row> history,
    Content observations,
    Optional<LifecycleView> lifecycle,
    List<ArtefactLink> citedBy) {

  /**
   * Who says so.
   *
   * @param url the page itself
   * @param isEnglish whether its title is the English one, though the reader's language is another
   * @param pageIn the language of a page that bears another title than ours
   * @param reading how and when it was read
   */
  public record Source(
      String title,
      String href,
      Optional<String> url,
      boolean isEnglish,
      Optional<String> pageIn,
      Optional<String> reading) {}

  /**
   * One revision.
   *
   * @param untrusted whether it was never ours, so that its text is anybody's
   */
  public record Row(
      int revision,
      String text,
      boolean untrusted,
      Status status,
      Instant from,
      Optional<Instant> until) {}
}
