package be.becivic.protocol.lifecycle;

/** A status and the version that goes with it, as one commit of an artefact states them. */
public record VersionedStatus(Status status, Version version) {

  /** Whether the version lies on the line its status asks for; a frozen status asks for none. */
  public boolean isBound() {
    return status.line().map(line -> line.contains(version)).orElse(true);
  }

  /**
   * Whether votes start over here: a status flip or a change of line does, and so does another text
   * where votes are taken. A stable text is past voting.
   */
  public boolean startsCohortAfter(VersionedStatus before, boolean isSameText) {
    boolean flipped = status != before.status && !status.isFrozen();
    boolean moved = !isSameText || !version.line().equals(before.version.line());
    return flipped || status.takesVotes() && moved;
  }
}
