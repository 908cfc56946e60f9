package be.becivic.changes.check;

import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.catalogue.Revisions;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Has the database number what a green change brings; done last, so that no number is wasted. */
public final class Minting {
  private final Records records;
  private final RevisionOrigin origin;
  private final Optional<Target> written;
  private final Map<PathId, Uid> paths = new HashMap<>();

  /**
   * One for each change: what it has minted for a path once is used again.
   *
   * @param origin whose words the change brings
   * @param written what those who submitted it are known at, so that they vote on no entry of it
   */
  public Minting(Records records, RevisionOrigin origin, Optional<Target> written) {
    this.records = records;
    this.origin = origin;
    this.written = written;
  }

  /** The files of a green change with every number filled in. */
  public FileChanges number(Corpus base, CheckVerdict.Green green, Instant at) {
    if (!green.unnumbered().isEmpty()) {
      paths.putAll(records.write(tables -> mint(tables, green.unnumbered(), at)));
    }
    Map<PathId, Uid> wanted = new HashMap<>(paths);
    wanted.keySet().retainAll(green.unnumbered().paths());
    return Numbering.fill(
            ChangeCandidate.of(base, green.files()), StoredCatalogue.read(records), wanted)
        .files();
  }

  private Map<PathId, Uid> mint(Tables tables, UnnumberedEntries newcomers, Instant at) {
    newcomers
        .values()
        .forEach(
            (name, value) ->
                insert(tables.catalogue().volatileValues(), name, value, at)
                    .ifPresent(uid -> bind(tables, new Target.Value(uid))));
    newcomers
        .references()
        .forEach(
            (name, citation) ->
                insert(tables.catalogue().references(), name, citation, at)
                    .ifPresent(uid -> bind(tables, new Target.Reference(uid))));
    Map<PathId, Uid> minted = new HashMap<>();
    for (PathId path : newcomers.paths()) {
      if (!paths.containsKey(path)) {
        minted.put(path, tables.uids().mint(Uid.Kind.PATH));
      }
    }
    return minted;
  }

  private void bind(Tables tables, Target entry) {
    written.stream()
        .flatMap(target -> tables.salts().listSubmitters(target).stream())
        .forEach(submitter -> tables.salts().bindSubmitter(entry, submitter));
  }

  /** The number of a new entry; nothing where the name has one. */
  private <C> Optional<Uid> insert(Revisions<C> rows, String name, C content, Instant at) {
    if (rows.findByName(name).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        rows.insert(
                name,
                new NewRevision<>(
                    Optional.of(content),
                    Status.ALPHA,
                    Optional.empty(),
                    Optional.empty(),
                    origin,
                    Optional.empty(),
                    at))
            .uid());
  }
}
