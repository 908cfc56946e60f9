package be.becivic.site.facts;

import be.becivic.corpus.index.Signals;
import be.becivic.library.observation.Observations;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Revision;
import be.becivic.records.model.Scalar;
import be.becivic.records.model.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is known beyond the corpus at one moment. */
public interface Facts {

  /** Whether the database answered; otherwise this is what the corpus remembers of it. */
  boolean areLive();

  Optional<Entry<Scalar>> findValue(Uid uid);

  Optional<Entry<Scalar>> findValue(String name);

  /** Those there are, all at once. */
  Map<Uid, Entry<Scalar>> findValues(Set<Uid> uids);

  Optional<Entry<Citation>> findReference(Uid uid);

  Optional<Entry<Citation>> findReference(String name);

  /** Those there are, all at once. */
  Map<Uid, Entry<Citation>> findReferences(Set<Uid> uids);

  /** Every revision, first to last. */
  List<Revision<Scalar>> listValueHistory(Uid uid);

  /** Every revision, first to last. */
  List<Revision<Citation>> listReferenceHistory(Uid uid);

  List<Revision<Scalar>> listValues();

  List<Revision<Citation>> listReferences();

  Optional<Standing> findStanding(Target target);

  /** What was reported about a skill and what it cites; nothing while that is out of reach. */
  Optional<Observations> findObservations(SkillId skill);

  /** What was reported about a path and its sources; nothing while that is out of reach. */
  Optional<Observations> findObservations(PathId path);

  /** What was reported about a value or reference; nothing while that is out of reach. */
  Optional<Observations> findObservations(Target entry);

  /** Whether a review is open because recent votes say that a stable source has rotted. */
  boolean isRotting(Target source);

  Map<SkillId, Signals> signalsOfSkills();

  Map<PathId, Signals> signalsOfPaths();

  Map<PathSourceId, Status> statusesOfSources();

  Sums sums();
}
