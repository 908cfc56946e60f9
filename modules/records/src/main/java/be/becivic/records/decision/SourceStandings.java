package be.becivic.records.decision;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import java.util.List;
import java.util.Optional;

/** The standing of path sources; one that nothing was decided about has no row. */
public interface SourceStandings {
  Optional<SourceStanding> find(PathSourceId source);

  /** Those of one path. */
  List<SourceStanding> list(PathId path);

  /** All there are, by path and source. */
  List<SourceStanding> list();

  /** Takes the place of what was known of the source. */
  void put(SourceStanding standing);

  boolean delete(PathSourceId source);
}
