package be.becivic.upkeep.links;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.review.ReviewKind;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Calls for a person when a page is gone, and says where a copy may be. */
final class LinkRot {
  private static final String ARCHIVE = "https://web.archive.org/web/";
  private static final int TIMES_UNREACHABLE = 2;

  private LinkRot() {}

  static void report(Tables tables, Revision<Citation> row, LinkStatus status) {
    Target target = new Target.Reference(row.uid());
    if (isRotten(status) && tables.review().findOpen(ReviewKind.LINK_ROT, target).isEmpty()) {
      tables
          .review()
          .open(
              ReviewKind.LINK_ROT,
              Optional.of(target),
              Optional.empty(),
              note(row, status),
              status.checkedAt());
    }
  }

  /** A host that refuses this visitor may well answer others; one that is down may come back. */
  private static boolean isRotten(LinkStatus status) {
    return status.state() == LinkState.GONE
        || status.state() == LinkState.UNREACHABLE && status.failures() >= TIMES_UNREACHABLE;
  }

  private static String note(Revision<Citation> row, LinkStatus status) {
    String how = status.httpCode().map(code -> "answers " + code).orElse("cannot be reached");
    String copy =
        row.content()
            .flatMap(Citation::archivedUrl)
            .map(url -> "An archived copy is on record: " + url)
            .orElseGet(() -> "A copy to use as archived_url may be at " + archived(row));
    return "%s %s. %s".formatted(status.url(), how, copy);
  }

  /** The archive leads to the copy nearest to the day on which the page was last seen. */
  static String archived(Revision<Citation> row) {
    Citation citation = row.content().orElseThrow();
    LocalDate seen =
        citation
            .lastVerified()
            .orElseGet(() -> LocalDate.ofInstant(row.committedAt(), ZoneOffset.UTC));
    return ARCHIVE + DateTimeFormatter.BASIC_ISO_DATE.format(seen) + "/" + citation.url();
  }
}
