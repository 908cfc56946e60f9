package be.becivic.corpus.cite;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import java.util.Optional;

/**
 * Something whose concerns and amendments show in a skill's observations (§6.10).
 *
 * @param id as submissions name it
 * @param uid the catalogue number, where it has one
 */
public record AggregationTarget(TargetType type, String id, Optional<Uid> uid) {}
