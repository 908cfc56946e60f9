package be.becivic.corpus.version;

import java.util.Set;

/**
 * The closed list of members that only say where a text stands. The system sets them, and none of
 * them is part of the text that people vote on.
 */
public final class SystemMembers {
  /** Names the commit at which the text before a change stands. */
  public static final String PREVIOUS_TEXT = "previous_text_sha";

  /**
   * Names the commit at which the text stands that a source of ours took the place of. Skills and
   * paths carry a status that tells it from the other.
   */
  public static final String FORMER_TEXT = "former_text_sha";

  /** Of a skill's frontmatter and a path's entry. */
  public static final Set<String> OF_ARTEFACT =
      Set.of(
          "version",
          "version_pin",
          "status",
          "superseded_by",
          "previous_stable_sha",
          PREVIOUS_TEXT);

  /** Of a source, whose status the database keeps. */
  public static final Set<String> OF_SOURCE =
      Set.of("post_handoff_observed", PREVIOUS_TEXT, FORMER_TEXT);

  private SystemMembers() {}
}
