package be.becivic.corpus.version;

import java.util.Set;

/**
 * The closed list of members that only say where a text stands. The system sets them, and none of
 * them is part of the text that people vote on.
 */
public final class SystemMembers {
  /** Names the commit at which the text before a change stands. */
  public static final String PREVIOUS_TEXT = "previous_text_sha";

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
  public static final Set<String> OF_SOURCE = Set.of("post_handoff_observed", PREVIOUS_TEXT);

  private SystemMembers() {}
}
