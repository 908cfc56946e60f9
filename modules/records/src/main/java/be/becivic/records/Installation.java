package be.becivic.records;

import be.becivic.protocol.id.CommitId;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.Optional;

/**
 * What a database belongs to, so that it is never continued with another key or another corpus.
 *
 * @param key the hash of the server's key
 * @param corpusRoot the first commit of the corpus, where the repository is ours to keep
 */
public record Installation(Hash key, Optional<CommitId> corpusRoot, Instant begunAt) {

  public Installation withKey(Hash other) {
    return new Installation(other, corpusRoot, begunAt);
  }
}
