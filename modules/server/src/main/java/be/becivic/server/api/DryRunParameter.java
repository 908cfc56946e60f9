package be.becivic.server.api;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.http.Query;
import java.util.List;
import java.util.Set;

/**
 * Whether a request only asks what would become of its submission. Any spelling but these is
 * refused: whoever meant a dry run must not find their submission staged.
 */
final class DryRunParameter {
  private static final String NAME = "dry_run";
  private static final Set<String> TRUE = Set.of("1", "true");

  private DryRunParameter() {}

  static Outcome<Boolean> read(Query query) {
    List<String> values = query.list(NAME);
    return TRUE.containsAll(values)
        ? Outcome.ok(!values.isEmpty())
        : Outcome.refused(Rejection.schema("/" + NAME, "enum"));
  }
}
