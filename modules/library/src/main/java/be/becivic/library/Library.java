package be.becivic.library;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.LinkFinder;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.history.LastChange;
import be.becivic.corpus.history.SkillChange;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.library.lifecycle.LifecycleReader;
import be.becivic.library.observation.ObservationReader;
import be.becivic.library.reference.ReferenceResolver;
import be.becivic.library.reference.ResolvedReferences;
import be.becivic.library.voice.Support;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.SourceStanding;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What Be Civic knows, from the content that is on main and the rows that are in the database. */
public final class Library {
  private final LiveCorpus corpus;
  private final Records records;
  private final Schemas schemas;

  public Library(LiveCorpus corpus, Records records) {
    this(corpus, records, Schemas.load());
  }

  public Library(LiveCorpus corpus, Records records, Schemas schemas) {
    this.corpus = corpus;
    this.records = records;
    this.schemas = schemas;
  }

  /**
   * The content as we say it now: main's, with what is under review as it was before. Whatever is
   * shown or handed out is made from this.
   */
  public Corpus corpus() {
    return corpus.main().voices().ours();
  }

  /**
   * The content as main has it now, in all its voices, with its history up to the same commit;
   * without what was taken away and git still has.
   */
  public Mainline main() {
    return corpus.main();
  }

  /** Main as git has it, for those who change it. */
  public Mainline committed() {
    return corpus.committed();
  }

  /**
   * Takes texts away from all readers before git does.
   *
   * @param files what is otherwise on a given state of main
   */
  public void takeAway(Function<Corpus, FileChanges> files) {
    corpus.takeAway(files);
  }

  public Records records() {
    return records;
  }

  /** What a target names; nothing where it names nothing that exists. */
  public Optional<Artefact> find(Tables tables, Target target) {
    return new Artefacts(corpus.main(), tables).find(target);
  }

  /**
   * Whether a change of an artefact is under review, on its way there or on its way out, so that
   * another one of it has to wait.
   */
  public boolean hasChange(Tables tables, Target target) {
    return !tables.amendments().list(List.of(target), ProposalState.PENDING).isEmpty()
        || tables.pendingDecisions().find(target).isPresent()
        || new Artefacts(committed(), tables)
            .find(target)
            .flatMap(Artefact::underReview)
            .isPresent();
  }

  /** The sources of a path, in its order. */
  public List<Artefact> sources(Tables tables, PathId path) {
    return new Artefacts(corpus.main(), tables).sources(path);
  }

  /** The standings of a path's sources, by their ids. */
  public Map<String, SourceStanding> standings(Tables tables, PathId path) {
    return sources(tables, path).stream()
        .filter(Artefact.OfSource.class::isInstance)
        .map(Artefact.OfSource.class::cast)
        .collect(Collectors.toMap(found -> found.source().id(), Artefact.OfSource::standing));
  }

  /** How far the change has come that is under review of an artefact, or of a path's source. */
  public Optional<Support> findSupport(Tables tables, Target target, Thresholds thresholds) {
    List<Artefact> sources =
        target instanceof Target.Path(PathId path) ? sources(tables, path) : List.of();
    return find(tables, target)
        .map(
            found ->
                Stream.concat(Stream.of(found), sources.stream())
                    .filter(each -> each.underReview().isPresent())
                    .findFirst()
                    .orElse(found))
        .map(changed -> Support.of(changed, tables, thresholds));
  }

  /** What a submission refers to and is anchored to, or where it refers to nothing. */
  public Outcome<ResolvedReferences> resolve(Tables tables, Submission submission) {
    return resolver(tables).resolve(submission);
  }

  /** The same for several submissions within one transaction. */
  public ReferenceResolver resolver(Tables tables) {
    return new ReferenceResolver(corpus.main(), tables, schemas, corpus::isUnchangedSince);
  }

  /** What is said about artefacts, with what these thresholds fold away marked. */
  public ObservationReader observations(Tables tables, Thresholds thresholds) {
    return new ObservationReader(corpus.main(), tables, thresholds);
  }

  /** Where artefacts stand under these thresholds, and what they wait for. */
  public LifecycleReader lifecycles(Tables tables, Thresholds thresholds) {
    return new LifecycleReader(corpus.main(), tables, thresholds);
  }

  /** For every file of a corpus, where on main's own line it last changed. */
  public Map<String, LastChange> lastChanges(Corpus state) {
    return state.commit().map(corpus::lastChanges).orElse(Map.of());
  }

  /** The newest few commits that touched a skill, newest first. */
  public List<SkillChange> history(SkillId skill, Optional<CommitId> before, int limit) {
    return corpus.changes(skill, before, limit);
  }

  /** The addresses in a submission that no source class allows. */
  public List<String> strangeLinks(JsonNode document) {
    return LinkFinder.strange(document, corpus().sourceClasses());
  }
}
