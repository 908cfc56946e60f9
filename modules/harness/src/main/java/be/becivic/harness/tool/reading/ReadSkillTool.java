package be.becivic.harness.tool.reading;

import be.becivic.harness.remote.RemoteAnswer;
import be.becivic.harness.remote.RemoteRead;
import be.becivic.harness.session.LoadedArtefact;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.SessionTool;
import be.becivic.harness.tool.conversation.Openings;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code read_skill}: gates by status, says what is owed, remembers what was served. */
public final class ReadSkillTool implements SessionTool {
  private final HarnessParts parts;
  private final Catalogues catalogues;
  private final Openings openings;

  public ReadSkillTool(HarnessParts parts, Catalogues catalogues, Openings openings) {
    this.parts = parts;
    this.catalogues = catalogues;
    this.openings = openings;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<SkillId> id = SkillId.parse(arguments.path("skill_id").stringValue(""));
    if (id.isEmpty()) {
      return ToolResult.error("That is no skill's id; match_skills gives them.");
    }
    return switch (parts.reader().read(new RemoteRead.SkillBody(id.get()))) {
      case RemoteAnswer.Here here -> show(id.get(), here, session, arguments);
      case RemoteAnswer.Absent _ ->
          ToolResult.error("There is no such skill; match_skills gives their ids.");
      case RemoteAnswer.OutOfReach _ ->
          parts.skills().find(id.get()).map(ToolResult::text).orElseGet(CatalogueTools::outOfReach);
    };
  }

  private ToolResult show(
      SkillId id, RemoteAnswer.Here here, OpenSession session, ObjectNode arguments) {
    JsonNode skill = here.value();
    Status status = Status.parse(skill.path("status").stringValue("")).orElse(Status.DRAFT);
    boolean inTesting = status == Status.ALPHA || status == Status.DRAFT;
    if (inTesting && !arguments.path("person_accepts_testing").asBoolean(false)) {
      return ToolResult.text(
          "Ask the person first: “"
              + Wordings.IN_TESTING
              + "” If they do, call again with person_accepts_testing. If not, match_skills shows"
              + " what is ready, or say that no ready procedure exists yet for their case.");
    }
    List<String> lines = new ArrayList<>();
    openings.pivot(session, id.value()).ifPresent(lines::add);
    if (status == Status.ALPHA) {
      lines.add(
          skill.at("/frontmatter/previous_stable_sha").isString()
              ? Wordings.recentChange(skill.at("/frontmatter/last_verified").asString(""))
              : Wordings.BRAND_NEW);
    }
    List<String> before =
        skill.at("/frontmatter/prerequisites").valueStream().map(JsonNode::asString).toList();
    if (!before.isEmpty()) {
      lines.add("Tell the person first: before this comes " + titles(before) + ".");
    }
    if (!reaches(session, skill.at("/frontmatter/requires_capabilities"))) {
      session.adviseOnly(id.value());
      lines.add(
          "This client cannot do all this procedure asks for. Tell the person: your agent gives"
              + " advice only here, and at most one concern can be noted if they ask for it.");
    }
    lines.add(skill.path("body").stringValue("").strip());
    here.loss().ifPresent(lines::add);
    remember(id, skill, status, session);
    return ToolResult.text(String.join("\n\n", lines));
  }

  private String titles(List<String> skills) {
    return catalogues
        .eligibility()
        .map(each -> skills.stream().map(each::title).collect(Collectors.joining(", ")))
        .orElseGet(() -> String.join(", ", skills));
  }

  private void remember(SkillId id, JsonNode skill, Status status, OpenSession session) {
    session.loaded(
        new LoadedArtefact(
            TargetType.SKILL, id.value(), status, skill.path("version").stringValue("")));
    rows(skill.path("values"), TargetType.VOLATILE_VALUE, session);
    rows(skill.path("references"), TargetType.REFERENCE, session);
    if (parts.folder().exists()
        && parts.reader().read(new RemoteRead.SkillSource(id))
            instanceof RemoteAnswer.Here(JsonNode source, RemoteAnswer.Channel channel, _)
        && channel != RemoteAnswer.Channel.CACHE) {
      parts.skills().keep(id, source.path("body").stringValue(""));
    }
  }

  private static void rows(JsonNode list, TargetType type, OpenSession session) {
    for (JsonNode row : list) {
      Status.parse(row.path("status").stringValue(""))
          .ifPresent(
              status ->
                  session.loaded(
                      new LoadedArtefact(
                          type,
                          row.path("uid").stringValue(""),
                          status,
                          row.path("revision").asString(""))));
    }
  }

  private static boolean reaches(OpenSession session, JsonNode required) {
    return required
        .valueStream()
        .flatMap(each -> each.stringValueOpt().stream())
        .allMatch(
            name -> Capability.parse(name).filter(session.capabilities()::contains).isPresent());
  }
}
