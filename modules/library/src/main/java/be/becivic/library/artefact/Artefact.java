package be.becivic.library.artefact;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.decision.SourceStanding;
import java.time.Instant;
import java.util.Optional;

/**
 * Something a submission can be about, as main and the database have it now. It speaks in our
 * voice; a change of the community that is not confirmed yet is a second text beside it.
 */
public sealed interface Artefact {

  Target target();

  /** The text of ours. */
  VotingText ours();

  /** The change of the community that is under review, if there is one. */
  default Optional<VotingText> underReview() {
    return Optional.empty();
  }

  /** Where the text of ours stands in its life; a concern has no such status. */
  default Optional<Status> status() {
    return ours().status();
  }

  /** What a submission about it is anchored to: only skills and paths carry a version. */
  default Optional<CohortAnchor> anchor() {
    return ours().version().map(version -> new CohortAnchor(target().id(), version));
  }

  /** The votes that are counted together for the text of ours. */
  default VotingCohort cohort() {
    return ours().cohort();
  }

  /** Whose salt and submitters count. */
  default Target scope() {
    return target();
  }

  /** A skill on main. */
  record OfSkill(Skill skill, VotingText ours, Optional<VotingText> underReview)
      implements Artefact {
    @Override
    public Target target() {
      return new Target.Skill(skill.id());
    }
  }

  /** An entry of the path directory on main. */
  record OfPath(PathEntry path, VotingText ours, Optional<VotingText> underReview)
      implements Artefact {
    @Override
    public Target target() {
      return new Target.Path(path.id());
    }
  }

  /**
   * One source of a path on main; its standing is the database's.
   *
   * @param standing of the text of ours
   */
  record OfSource(
      PathEntry path,
      PathSource source,
      SourceStanding standing,
      VotingText ours,
      Optional<VotingText> underReview)
      implements Artefact {
    @Override
    public Target target() {
      return new Target.Source(standing.source());
    }

    @Override
    public Optional<CohortAnchor> anchor() {
      return Optional.empty();
    }

    /** The path, lest its author vouch for it one source at a time (§6.2.3). */
    @Override
    public Target scope() {
      return new Target.Path(path.id());
    }
  }

  /** A volatile value: its current revision, and the revision of ours, which may be the same. */
  record OfValue(Revision<CatalogueValue> row, RevisionTexts<CatalogueValue> texts)
      implements Artefact {
    @Override
    public Target target() {
      return new Target.Value(row.uid());
    }

    @Override
    public VotingText ours() {
      return texts.ours();
    }

    @Override
    public Optional<VotingText> underReview() {
      return texts.underReview();
    }
  }

  /** A reference: its current revision, and the revision of ours, which may be the same. */
  record OfReference(Revision<Citation> row, RevisionTexts<Citation> texts) implements Artefact {
    @Override
    public Target target() {
      return new Target.Reference(row.uid());
    }

    @Override
    public VotingText ours() {
      return texts.ours();
    }

    @Override
    public Optional<VotingText> underReview() {
      return texts.underReview();
    }
  }

  /** A committed concern, which validations call an observation (§6.2). */
  record OfConcern(Concern row) implements Artefact {
    @Override
    public Target target() {
      return new Target.Concern(row.uid());
    }

    @Override
    public VotingText ours() {
      Instant since = row.committedAt();
      return new VotingText(Optional.empty(), Optional.empty(), VotingCohort.all(since));
    }
  }
}
