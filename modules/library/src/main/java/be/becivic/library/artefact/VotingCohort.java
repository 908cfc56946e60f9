package be.becivic.library.artefact;

import be.becivic.corpus.history.MainText;
import be.becivic.corpus.history.SourceTrace.SourceText;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.records.catalogue.Revision;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The votes that are counted together: those for one text at one stage of its life.
 *
 * @param key what votes are filed under, unique among the cohorts of one artefact
 * @param digest the text they are for; a concern's votes are for all it ever was
 * @param versions the versions or revisions that had this text, by which a vote may name it
 */
public record VotingCohort(
    String key, Instant startedAt, Optional<TextDigest> digest, Set<String> versions) {
  public VotingCohort {
    versions = Set.copyOf(versions);
  }

  /** A text can come back at the same stage, so its start is part of the key. */
  static VotingCohort of(MainText text) {
    Version version = text.standing().version();
    return of(
        version.major() + "." + version.minor(), text.since(), text.digest(), text.versions());
  }

  /** A text put back keeps the votes of the revision that first had it. */
  static VotingCohort of(Revision<?> row, Instant startedAt) {
    return new VotingCohort(
        "r" + row.textRevision(),
        startedAt,
        RevisionDigest.find(row),
        Set.copyOf(
            List.of(Integer.toString(row.revision()), Integer.toString(row.textRevision()))));
  }

  /** A source has no version of its own; its status stands in, and votes name its path's. */
  static VotingCohort of(Status status, Instant startedAt, SourceText text) {
    return of(status.wireName(), startedAt, text.digest(), text.versions());
  }

  private static VotingCohort of(
      String stage, Instant startedAt, TextDigest digest, Collection<Version> versions) {
    Set<String> names = new TreeSet<>();
    versions.forEach(version -> names.add(version.toString()));
    return new VotingCohort(
        stage + "@" + startedAt + "#" + digest.shortened(), startedAt, Optional.of(digest), names);
  }

  /** Votes on a concern are never started over. */
  static VotingCohort all(Instant since) {
    return new VotingCohort("all", since, Optional.empty(), Set.of());
  }

  /** For an artefact whose status or version cannot be read, and which therefore takes no votes. */
  static VotingCohort unversioned(Instant since) {
    return new VotingCohort("unversioned", since, Optional.empty(), Set.of());
  }
}
