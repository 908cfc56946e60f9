package be.becivic.library.artefact;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.PathVersions;
import be.becivic.corpus.version.SkillVersions;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.decision.SourceStanding;
import java.util.Optional;

/** Something a submission can be about, as main and the database have it now. */
public sealed interface Artefact {

  Target target();

  /** Where it stands in its life; a concern has no such status. */
  Optional<Status> status();

  /** What a submission about it is anchored to: only skills and paths carry a version. */
  default Optional<CohortAnchor> anchor() {
    return Optional.empty();
  }

  /** The votes that are counted together now. */
  VotingCohort cohort();

  /** Whose salt and submitters count. */
  default Target scope() {
    return target();
  }

  /** A skill on main. */
  record OfSkill(Skill skill, VotingCohort cohort) implements Artefact {
    @Override
    public Target target() {
      return new Target.Skill(skill.id());
    }

    @Override
    public Optional<Status> status() {
      return skill.frontmatter().status();
    }

    @Override
    public Optional<CohortAnchor> anchor() {
      return SkillVersions.anchor(skill);
    }
  }

  /** An entry of the path directory on main. */
  record OfPath(PathEntry path, VotingCohort cohort) implements Artefact {
    @Override
    public Target target() {
      return new Target.Path(path.id());
    }

    @Override
    public Optional<Status> status() {
      return path.status();
    }

    @Override
    public Optional<CohortAnchor> anchor() {
      return PathVersions.anchor(path);
    }
  }

  /** One source of a path on main; its standing is the database's. */
  record OfSource(PathEntry path, PathSource source, SourceStanding standing) implements Artefact {
    @Override
    public Target target() {
      return new Target.Source(standing.source());
    }

    @Override
    public Optional<Status> status() {
      return Optional.of(standing.status());
    }

    @Override
    public VotingCohort cohort() {
      return VotingCohort.of(standing);
    }

    /** The path, lest its author vouch for it one source at a time (§6.2.3). */
    @Override
    public Target scope() {
      return new Target.Path(path.id());
    }
  }

  /** The current revision of a volatile value. */
  record OfValue(Revision<CatalogueValue> row) implements Artefact {
    @Override
    public Target target() {
      return new Target.Value(row.uid());
    }

    @Override
    public Optional<Status> status() {
      return Optional.of(row.status());
    }

    @Override
    public VotingCohort cohort() {
      return VotingCohort.of(row);
    }
  }

  /** The current revision of a reference. */
  record OfReference(Revision<Citation> row) implements Artefact {
    @Override
    public Target target() {
      return new Target.Reference(row.uid());
    }

    @Override
    public Optional<Status> status() {
      return Optional.of(row.status());
    }

    @Override
    public VotingCohort cohort() {
      return VotingCohort.of(row);
    }
  }

  /** A committed concern, which validations call an observation (§6.2). */
  record OfConcern(Concern row) implements Artefact {
    @Override
    public Target target() {
      return new Target.Concern(row.uid());
    }

    @Override
    public Optional<Status> status() {
      return Optional.empty();
    }

    @Override
    public VotingCohort cohort() {
      return VotingCohort.all(row.committedAt());
    }
  }
}
