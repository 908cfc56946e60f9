package be.becivic.server.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Installation;
import be.becivic.records.Records;
import be.becivic.records.value.Hash;
import be.becivic.snapshot.Restoration;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.Optional;

/**
 * Sees at start whether database, corpus and key still belong together. A part that was lost or
 * exchanged is not replaced by a new one in silence: what it held would be gone, and what refers to
 * it would mean something else.
 *
 * @param keepsCorpus whether the repository is kept here; a forge elsewhere looks after its own
 */
public record InstallationCheck(boolean keepsCorpus) {
  private static final String HOW_TO_RESTORE =
      " Put it back from a backup, or bring back what the last snapshot holds with 'becivic"
          + " restore' into an empty folder.";

  /** Before a repository without a main is filled with the shipped content. */
  public void beforeSeeding(Records records) {
    boolean isBegun =
        records.read(
            tables -> tables.installation().find().isPresent() || !Restoration.isEmpty(tables));
    if (keepsCorpus && isBegun) {
      throw new StartFailure(
          "the database has content but the corpus repository has no main." + HOW_TO_RESTORE);
    }
  }

  /** Before an empty database is filled from the corpus. */
  public void beforeFilling(Records records, CorpusRepository repository) {
    if (keepsCorpus && isUsed(repository) && records.read(Restoration::isEmpty)) {
      throw new StartFailure(
          "the corpus repository was in use but the database is empty." + HOW_TO_RESTORE);
    }
  }

  /** What is staged, held or voted leaves no commit for as long as a day. */
  private static boolean isUsed(CorpusRepository repository) {
    return repository.writer().isBegun() || !repository.root().equals(repository.main());
  }

  /**
   * Once both are there.
   *
   * @param takesOtherKey whether a person said that the key was changed on purpose
   */
  public void belongTogether(
      Records records,
      CorpusRepository repository,
      byte[] serverKey,
      boolean takesOtherKey,
      Instant now) {
    Hash key = fingerprint(serverKey);
    Installation known =
        records
            .read(tables -> tables.installation().find())
            .orElseGet(() -> begin(records, repository, key, now));
    if (hasOtherCorpus(known, repository)) {
      throw new StartFailure(
          "the corpus repository is not the one this database belongs to." + HOW_TO_RESTORE);
    }
    if (hasOtherKey(known, serverKey)) {
      takeOtherKey(records, known, key, takesOtherKey);
    }
    if (keepsCorpus && !repository.writer().isBegun()) {
      repository.writer().markBegun(repository.root());
    }
  }

  private static void takeOtherKey(Records records, Installation known, Hash key, boolean isMeant) {
    if (!isMeant) {
      throw new StartFailure(
          "the server's key is not the one this database was begun with: tokens would be dead and"
              + " votes could be cast twice. Put server.key back, or start once with --set"
              + " server.take-other-key=on.");
    }
    put(records, known.withKey(key));
  }

  /** Of several servers that start at once, the first decides. */
  private Installation begin(Records records, CorpusRepository repository, Hash key, Instant now) {
    Optional<CommitId> root = keepsCorpus ? Optional.of(repository.root()) : Optional.empty();
    return records.write(
        tables ->
            tables
                .installation()
                .find()
                .orElseGet(
                    () -> {
                      var begun = new Installation(key, root, now);
                      tables.installation().put(begun);
                      return begun;
                    }));
  }

  private static void put(Records records, Installation installation) {
    records.write(
        tables -> {
          tables.installation().put(installation);
          return true;
        });
  }

  /** Whether a repository is not the one a database was begun with. */
  public boolean hasOtherCorpus(Installation known, CorpusRepository repository) {
    return keepsCorpus
        && known
            .corpusRoot()
            .filter(root -> repository.findCommit(root.value()).isEmpty())
            .isPresent();
  }

  /** Whether a key is not the one a database was begun with. */
  public static boolean hasOtherKey(Installation known, byte[] serverKey) {
    return !known.key().equals(fingerprint(serverKey));
  }

  private static Hash fingerprint(byte[] serverKey) {
    var bytes = new ByteArrayOutputStream();
    bytes.writeBytes("server key".getBytes(UTF_8));
    bytes.writeBytes(serverKey);
    return Hash.sha256(bytes.toByteArray());
  }
}
