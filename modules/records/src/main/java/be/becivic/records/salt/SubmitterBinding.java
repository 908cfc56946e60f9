package be.becivic.records.salt;

import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Instant;
import java.util.Optional;

/**
 * Recognises the submitter of an artefact again, so that nobody votes on their own work (§6.2.3).
 */
public record SubmitterBinding(
    Salt salt, Hash submitter, Instant boundAt, Optional<Instant> expiresAt) {}
