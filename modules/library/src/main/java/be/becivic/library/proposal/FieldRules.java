package be.becivic.library.proposal;

import be.becivic.corpus.version.SystemMembers;
import be.becivic.protocol.submission.FieldChange;
import java.util.Optional;
import java.util.Set;

/** Which fields an amendment may change, and to what. */
final class FieldRules {
  private static final Set<String> SYSTEM =
      Set.of(
          "id",
          "uid",
          "schema_version",
          "version",
          "version_pin",
          "status",
          "origin",
          "superseded_by",
          "previous_stable_sha",
          SystemMembers.PREVIOUS_TEXT,
          "post_handoff_observed");

  private FieldRules() {}

  /** Whether the system or a maintainer sets the field, so that no amendment may. */
  static boolean isClosed(FieldChange change) {
    return SYSTEM.contains(change.root());
  }

  /** The category it sets, if it sets one. */
  static Optional<String> category(FieldChange change) {
    return change.path().equals("category") ? change.value().stringValueOpt() : Optional.empty();
  }

  /** Whether it would turn something into one of our own meta skills, which nobody can amend. */
  static boolean makesMeta(FieldChange change) {
    return category(change).filter("meta"::equals).isPresent();
  }
}
