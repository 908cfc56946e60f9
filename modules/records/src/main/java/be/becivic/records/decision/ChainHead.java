package be.becivic.records.decision;

import be.becivic.records.value.Hash;

/**
 * How far a chain of decisions goes, and the hash that stands for all of it.
 *
 * @param seq the number of its last decision; zero before the first
 */
public record ChainHead(long seq, Hash hash) {
  /** Where every chain starts. */
  public static final ChainHead START = new ChainHead(0, Hash.of(new byte[Hash.LENGTH]));
}
