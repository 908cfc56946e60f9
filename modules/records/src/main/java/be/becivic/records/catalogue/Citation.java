package be.becivic.records.catalogue;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Where a reference points.
 *
 * @param titles its titles by language, as a JSON object
 * @param numac the number of the law in the official journal
 * @param tier how authoritative its host is
 * @param reading how and when it was read, as a JSON object; absent where nobody said
 */
public record Citation(
    String title,
    Optional<String> titles,
    String url,
    Optional<String> archivedUrl,
    Optional<String> numac,
    Optional<String> tier,
    Optional<LocalDate> lastVerified,
    Optional<String> reading) {

  /** A citation of which nobody said how it was read. */
  public Citation(
      String title,
      Optional<String> titles,
      String url,
      Optional<String> archivedUrl,
      Optional<String> numac,
      Optional<String> tier,
      Optional<LocalDate> lastVerified) {
    this(title, titles, url, archivedUrl, numac, tier, lastVerified, Optional.empty());
  }
}
