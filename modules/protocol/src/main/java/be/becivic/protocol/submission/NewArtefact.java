package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import tools.jackson.databind.node.ObjectNode;

/** What a draft proposes, under the id it should have. */
public sealed interface NewArtefact {

  Target target();

  /** A skill: its fields and its text. */
  record Skill(SkillId id, ObjectNode frontmatter, String body) implements NewArtefact {
    @Override
    public Target target() {
      return new Target.Skill(id);
    }

    @Override
    public String toString() {
      return "Skill";
    }
  }

  /** An entry of the path directory. */
  record Path(PathId id, ObjectNode entry) implements NewArtefact {
    @Override
    public Target target() {
      return new Target.Path(id);
    }

    @Override
    public String toString() {
      return "Path";
    }
  }
}
