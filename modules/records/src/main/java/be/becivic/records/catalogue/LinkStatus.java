package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import java.time.Instant;
import java.util.Optional;

/**
 * How the link of a reference was found last.
 *
 * @param url the address that was tried; the reference may have another by now
 * @param failures how many times in a row it did not answer as it should
 */
public record LinkStatus(
    Uid reference,
    String url,
    LinkState state,
    Optional<Integer> httpCode,
    Optional<String> movedTo,
    int failures,
    Instant checkedAt) {}
