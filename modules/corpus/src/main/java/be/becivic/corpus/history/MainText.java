package be.becivic.corpus.history;

import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.protocol.lifecycle.VersionedStatus;
import java.time.Instant;
import java.util.Set;

/**
 * A text of a skill or path, and since when it has been voted on as it stands.
 *
 * @param standing the status and version it has, or had when a change took its place on main
 * @param versions every version that this text has had since then
 */
public record MainText(
    VersionedStatus standing, TextDigest digest, Instant since, Set<Version> versions) {
  public MainText {
    versions = Set.copyOf(versions);
  }
}
