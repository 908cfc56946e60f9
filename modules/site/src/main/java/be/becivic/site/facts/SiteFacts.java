package be.becivic.site.facts;

import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.library.observation.Observations;
import be.becivic.library.voice.Support;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.vote.MonthlyVotes;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What is known beyond the corpus, all of it read at the same time. */
public interface SiteFacts {

  /** Whether the database answered; otherwise this is what the corpus remembers of it. */
  boolean areLive();

  Optional<CatalogueEntry<CatalogueValue>> findValue(Uid uid);

  Optional<CatalogueEntry<CatalogueValue>> findValue(String name);

  /** Those there are, all at once. */
  Map<Uid, CatalogueEntry<CatalogueValue>> findValues(Set<Uid> uids);

  Optional<CatalogueEntry<Citation>> findReference(Uid uid);

  Optional<CatalogueEntry<Citation>> findReference(String name);

  /** Those there are, all at once. */
  Map<Uid, CatalogueEntry<Citation>> findReferences(Set<Uid> uids);

  /** Every revision, first to last. */
  List<Revision<CatalogueValue>> listValueHistory(Uid uid);

  /** Every revision, first to last. */
  List<Revision<Citation>> listReferenceHistory(Uid uid);

  /** What we say of every value of which we say anything. */
  List<Revision<CatalogueValue>> listValues();

  /** What we say of every reference of which we say anything. */
  List<Revision<Citation>> listReferences();

  /** Where the text of ours stands. */
  Optional<ArtefactStanding> findStanding(Target target);

  /** How far the change under review has come; nothing while votes are out of reach. */
  Optional<Support> findSupport(Target target);

  /** What was reported about a skill and what it cites; nothing while that is out of reach. */
  Optional<Observations> findObservations(SkillId skill);

  /** What was reported about a path and its sources; nothing while that is out of reach. */
  Optional<Observations> findObservations(PathId path);

  /** What was reported about a value or reference; nothing while that is out of reach. */
  Optional<Observations> findObservations(Target entry);

  /** Whether a review is open because recent votes say that a stable source has rotted. */
  boolean isRotting(Target source);

  Map<SkillId, IndexSignals> signalsOfSkills();

  Map<PathId, IndexSignals> signalsOfPaths();

  Map<PathSourceId, Status> statusesOfSources();

  /** The standings of a path's sources that have one, by their ids. */
  Map<String, SourceStanding> standingsOfSources(PathId path);

  /** What happens around those targets that count. */
  ActivitySums sums(Predicate<Target> counts);

  /**
   * How many votes that count came in each of the months that end with the last, or with the newest
   * vote where no database says what is newest.
   *
   * @param target on this alone; on anything where there is none
   */
  List<MonthlyVotes> votesByMonth(Optional<Target> target, YearMonth last, int months);

  /** The same on all targets that count. */
  List<MonthlyVotes> votesByMonth(Predicate<Target> counts, YearMonth last, int months);

  /** What those say who went through a procedure as it is written now. */
  Map<SkillId, CohortVotes> votesOnSkills();

  /** The indexes that are published with the corpus, by their places in it. */
  Map<String, String> indexFiles();
}
