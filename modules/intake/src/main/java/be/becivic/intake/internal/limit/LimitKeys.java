package be.becivic.intake.internal.limit;

import be.becivic.records.value.Hash;
import java.util.Optional;

/**
 * What limits know of where something came from, for a day.
 *
 * @param prefix the network prefix, where others share it
 * @param factor how many times the limits of one network hold
 */
public record LimitKeys(Hash address, Optional<Hash> prefix, int factor) {}
