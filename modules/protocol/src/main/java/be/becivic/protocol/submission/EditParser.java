package be.becivic.protocol.submission;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Tells from the target and the content of an amendment what it changes. */
final class EditParser {
  private EditParser() {}

  static Edit parse(TargetType type, String id, Members content) {
    return switch (type) {
      case SKILL -> skill(new SkillId(id), content);
      case PATH -> new Edit.PathField(new PathId(id), field(content));
      case PATH_SOURCE -> source(id, content);
      case VOLATILE_VALUE -> value(Uid.parse(Uid.Kind.VOLATILE_VALUE, id).orElseThrow(), content);
      case REFERENCE -> reference(Uid.parse(Uid.Kind.REFERENCE, id).orElseThrow(), content);
      case SKILL_GRAPH, OBSERVATION, AGENT_PROTOCOL, SESSION ->
          throw new IllegalArgumentException("nobody amends that");
    };
  }

  private static Edit skill(SkillId skill, Members content) {
    return content
        .find("body_diff")
        .<Edit>map(diff -> new Edit.SkillDiff(skill, diff, content.find("skill_commit")))
        .orElseGet(() -> new Edit.SkillField(skill, field(content)));
  }

  private static Edit source(String id, Members content) {
    Optional<ObjectNode> added = content.findObject("source_add");
    if (added.isEmpty()) {
      return new Edit.SourceField(PathSourceId.parse(id).orElseThrow(), field(content));
    }
    SourceId source = new SourceId(new Members(added.get()).text("id"));
    return new Edit.NewSource(new PathId(id), source, added.get());
  }

  private static Edit value(Uid uid, Members content) {
    return new Edit.ValueCorrection(
        uid,
        content.text("value_type"),
        content.object().get("proposed_value"),
        content.find("note"));
  }

  private static Edit reference(Uid uid, Members content) {
    return new Edit.ReferenceCorrection(
        uid,
        content.find("proposed_title"),
        content.find("proposed_url"),
        content.find("proposed_last_verified").map(LocalDate::parse),
        content.find("archived_url"));
  }

  private static FieldChange field(Members content) {
    Members change = content.child("frontmatter_change");
    return new FieldChange(change.text("field_path"), change.object().get("proposed_value"));
  }
}
