package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an amendment changes, and in what. */
public sealed interface Edit {

  Target target();

  /** What has to exist for it to be made: of a source that is added, the path. */
  default Target base() {
    return this instanceof NewSource added ? new Target.Path(added.path()) : target();
  }

  /** Whether it changes files of the corpus, rather than rows. */
  default boolean isOfFiles() {
    return switch (this) {
      case SkillDiff _, SkillField _, PathField _, SourceField _, NewSource _ -> true;
      case ValueCorrection _, ReferenceCorrection _ -> false;
    };
  }

  /**
   * A change to the text of a skill.
   *
   * @param commit the commit of the text the diff was made against, perhaps shortened
   */
  record SkillDiff(SkillId skill, String diff, Optional<String> commit) implements Edit {
    @Override
    public Target target() {
      return new Target.Skill(skill);
    }

    @Override
    public String toString() {
      return "SkillDiff";
    }
  }

  /** A change to a field of a skill. */
  record SkillField(SkillId skill, FieldChange change) implements Edit {
    @Override
    public Target target() {
      return new Target.Skill(skill);
    }

    @Override
    public String toString() {
      return "SkillField";
    }
  }

  /** A change to a field of a path. */
  record PathField(PathId path, FieldChange change) implements Edit {
    @Override
    public Target target() {
      return new Target.Path(path);
    }

    @Override
    public String toString() {
      return "PathField";
    }
  }

  /** A change to a field of one source of a path. */
  record SourceField(PathSourceId source, FieldChange change) implements Edit {
    @Override
    public Target target() {
      return new Target.Source(source);
    }

    @Override
    public String toString() {
      return "SourceField";
    }
  }

  /** One more source for a path; on the wire its target is the path (§6.2). */
  record NewSource(PathId path, SourceId id, ObjectNode source) implements Edit {
    /** The source, as it will be called. */
    @Override
    public Target target() {
      return new Target.Source(new PathSourceId(path, id));
    }

    @Override
    public String toString() {
      return "NewSource";
    }
  }

  /**
   * What a value should be.
   *
   * @param type the name of the type that the proposed value has
   */
  record ValueCorrection(Uid uid, String type, JsonNode proposed, Optional<String> note)
      implements Edit {
    @Override
    public Target target() {
      return new Target.Value(uid);
    }

    @Override
    public String toString() {
      return "ValueCorrection";
    }
  }

  /** What a reference should say; what is left out stays as it was. */
  record ReferenceCorrection(
      Uid uid,
      Optional<String> title,
      Optional<String> url,
      Optional<LocalDate> lastVerified,
      Optional<String> archivedUrl)
      implements Edit {
    @Override
    public Target target() {
      return new Target.Reference(uid);
    }

    /** Whether it only says that the reference was found right, which changes nothing in it. */
    public boolean onlyConfirms() {
      return title.isEmpty() && url.isEmpty() && archivedUrl.isEmpty();
    }

    @Override
    public String toString() {
      return "ReferenceCorrection";
    }
  }
}
