package be.becivic.records.model;

import java.time.LocalDate;
import java.util.Optional;

/** Where a reference points. */
public record Citation(
    String title, String url, Optional<String> archivedUrl, Optional<LocalDate> lastVerified) {}
