package be.becivic.library.artefact;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.history.MainText;
import be.becivic.corpus.history.MainTexts;
import be.becivic.corpus.history.SourceTrace;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import java.util.Optional;

/**
 * What main says about a target. Reading it needs no table and completing it needs no git, so that
 * a write can rely on what was read before it began.
 */
public sealed interface ArtefactOnMain {

  /** The artefact with what the database knows of it; nothing where there is none. */
  Optional<Artefact> with(Tables tables);

  /** A skill or path, of which main says everything. */
  record Whole(Artefact artefact) implements ArtefactOnMain {
    @Override
    public Optional<Artefact> with(Tables tables) {
      return Optional.of(artefact);
    }
  }

  /**
   * A source, whose standing the database keeps.
   *
   * @param trace what it says on main, and since when
   */
  record Source(PathEntry path, PathSource source, PathSourceId id, SourceTrace trace)
      implements ArtefactOnMain {
    @Override
    public Optional<Artefact> with(Tables tables) {
      return Optional.of(with(tables.sourceStandings().find(id)));
    }

    /** The source as a standing has it, if there is one. */
    public Artefact with(Optional<SourceStanding> row) {
      return SourceTexts.of(this, row);
    }
  }

  /** A value, a reference or a concern, which are rows of the database. */
  record Row(Target target) implements ArtefactOnMain {
    @Override
    public Optional<Artefact> with(Tables tables) {
      return switch (target) {
        case Target.Value(var uid) ->
            tables
                .catalogue()
                .volatileValues()
                .findCurrent(uid)
                .map(
                    row ->
                        new Artefact.OfValue(
                            row, RevisionTexts.read(tables.catalogue().volatileValues(), row)));
        case Target.Reference(var uid) ->
            tables
                .catalogue()
                .references()
                .findCurrent(uid)
                .map(
                    row ->
                        new Artefact.OfReference(
                            row, RevisionTexts.read(tables.catalogue().references(), row)));
        case Target.Concern(var uid) -> tables.concerns().find(uid).map(Artefact.OfConcern::new);
        case Target.Skill _, Target.Path _, Target.Source _, Target.Graph _, Target.Protocol _ ->
            Optional.empty();
      };
    }
  }

  /** Nothing that exists. */
  record Missing() implements ArtefactOnMain {
    @Override
    public Optional<Artefact> with(Tables tables) {
      return Optional.empty();
    }
  }

  static ArtefactOnMain read(Mainline main, Target target) {
    Optional<? extends ArtefactOnMain> found =
        switch (target) {
          case Target.Skill(var id) -> skill(main, id);
          case Target.Path(var id) -> path(main, id);
          case Target.Source(var id) -> source(main, id);
          case Target.Value _, Target.Reference _, Target.Concern _ -> Optional.of(new Row(target));
          case Target.Graph _, Target.Protocol _ -> Optional.empty();
        };
    return found.<ArtefactOnMain>map(each -> each).orElseGet(Missing::new);
  }

  private static Optional<Whole> skill(Mainline main, SkillId id) {
    Optional<MainTexts> texts = main.history().texts(id);
    return main.corpus()
        .findSkill(id)
        .map(
            skill ->
                new Artefact.OfSkill(
                    skill,
                    ours(main, texts, skill.frontmatter().status()),
                    texts.flatMap(ArtefactOnMain::underReview)))
        .map(Whole::new);
  }

  private static Optional<Whole> path(Mainline main, PathId id) {
    Optional<MainTexts> texts = main.history().texts(id);
    return main.corpus()
        .paths()
        .find(id)
        .map(
            path ->
                new Artefact.OfPath(
                    path,
                    ours(main, texts, path.status()),
                    texts.flatMap(ArtefactOnMain::underReview)))
        .map(Whole::new);
  }

  private static VotingText ours(
      Mainline main, Optional<MainTexts> texts, Optional<Status> written) {
    return texts
        .map(known -> text(known.ours().orElse(known.main())))
        .orElseGet(
            () ->
                new VotingText(
                    written, Optional.empty(), VotingCohort.unversioned(main.corpus().time())));
  }

  private static Optional<VotingText> underReview(MainTexts texts) {
    return texts.ours().map(_ -> text(texts.main()));
  }

  private static VotingText text(MainText text) {
    return new VotingText(
        Optional.of(text.standing().status()),
        Optional.of(text.standing().version()),
        VotingCohort.of(text));
  }

  private static Optional<Source> source(Mainline main, PathSourceId id) {
    return PathOnMain.read(main, id.path()).sources().stream()
        .filter(source -> source.id().equals(id))
        .findFirst();
  }
}
