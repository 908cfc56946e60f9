package be.becivic.records.catalogue;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Where a reference points.
 *
 * @param titles its titles by language, as a JSON object
 * @param numac the number of the law in the official journal
 * @param tier how authoritative its host is
 */
public record Citation(
    String title,
    Optional<String> titles,
    String url,
    Optional<String> archivedUrl,
    Optional<String> numac,
    Optional<String> tier,
    Optional<LocalDate> lastVerified) {}
