package be.becivic.harness.tool.noting;

import be.becivic.harness.buffer.BufferedItem;
import be.becivic.harness.buffer.FeedbackBuffer;
import be.becivic.harness.rules.RefusalWords;
import be.becivic.harness.rules.WriteResult;
import be.becivic.harness.session.TrustClause;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.identity.IdentityBan;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code note_feedback}: puts something aside for the person to look at. Nothing is sent. */
public final class FeedbackTool implements SessionTool {
  private final HarnessParts parts;

  public FeedbackTool(HarnessParts parts) {
    this.parts = parts;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<FeedbackType> type =
        FeedbackType.parse(arguments.path("type").stringValue(""))
            .filter(each -> each != FeedbackType.ANALYTICS);
    if (type.isEmpty()) {
      return ToolResult.error(
          "The type is concern, amendment, validation, draft, feedback or rating.");
    }
    BufferedItem item = item(type.get(), arguments.path("item").asObject(), session);
    return refusal(session, item).map(ToolResult::error).orElseGet(() -> put(session, item));
  }

  /** The item with what only we know: id, day, and the version that was served. */
  public BufferedItem item(FeedbackType type, ObjectNode given, OpenSession session) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("submission_contract_version", BufferedItem.CONTRACT)
            .put("type", type.wireName());
    var id = parts.ids().submission(type);
    json.put(type.idField(), id.toString());
    for (Map.Entry<String, JsonNode> each : given.properties()) {
      if (!json.has(each.getKey())) {
        json.set(
            each.getKey(),
            type == FeedbackType.DRAFT ? each.getValue() : oneLine(each.getKey(), each.getValue()));
      }
    }
    if (json.get("content") instanceof ObjectNode content
        && type == FeedbackType.CONCERN
        && !content.has("evidence_date")) {
      content.put(
          "evidence_date", LocalDate.ofInstant(parts.clock().instant(), ZoneOffset.UTC).toString());
    }
    return new BufferedItem(
        type, id, type == FeedbackType.VALIDATION ? versioned(json, session) : json);
  }

  /** Says which version was seen, where the published schema has a place for it. */
  private ObjectNode versioned(ObjectNode json, OpenSession session) {
    Optional<String> seen =
        session
            .findLoaded(
                json.path("target_type").stringValue(""), json.path("target_id").stringValue(""))
            .map(each -> each.version())
            .filter(version -> !version.isEmpty());
    if (seen.isEmpty() || json.has("target_version")) {
      return json;
    }
    ObjectNode versioned = json.deepCopy().put("target_version", seen.get());
    return parts.schemas().checkItem(versioned).isEmpty() ? versioned : json;
  }

  private Optional<String> refusal(OpenSession session, BufferedItem item) {
    String target = item.json().path("target_id").stringValue("");
    if (!item.tier().isReachedBy(session.capabilities())) {
      return Optional.of(cannot(item, session));
    }
    boolean adviceOnly = session.isAdviceOnly(target) || !session.tier().remembers();
    if (adviceOnly && (item.type() != FeedbackType.CONCERN || !session.buffer().list().isEmpty())) {
      return Optional.of(
          "Your agent only advises here: at most one concern can be noted. Tell the person so.");
    }
    return new IdentityBan(parts.schemas().vocabulary())
        .check(item.json())
        .or(() -> parts.schemas().checkItem(item.json()))
        .map(
            wrong -> "It was not noted: " + RefusalWords.of(wrong) + ". Mend that and call again.");
  }

  /** What is told where the client said it can do too little for this kind of note. */
  public static String cannot(BufferedItem item, OpenSession session) {
    return "It was not noted; it takes "
        + item.tier().required().stream()
            .filter(each -> !session.capabilities().contains(each))
            .sorted()
            .map(Capability::wireName)
            .collect(Collectors.joining(", "))
        + ". If you can do that, call start_session again and name it in capabilities, then note it"
        + " again. If not, tell the person: “"
        + Wordings.CANNOT_VALIDATE
        + "”";
  }

  private ToolResult put(OpenSession session, BufferedItem item) {
    return switch (session.put(item)) {
      case WriteResult.Kept _ ->
          ToolResult.text(
              "Noted as "
                  + item.id()
                  + ". The person sees it before anything is sent."
                  + session.teach(TrustClause.ANONYMITY).map(line -> " " + line).orElse(""));
      case WriteResult.Stopped stopped -> ToolResult.error(stopped.question());
    };
  }

  /** Free texts are one line on the wire; a page or a diff keeps its lines. */
  private static JsonNode oneLine(String name, JsonNode value) {
    if (value.isString() && FeedbackBuffer.FREE_TEXTS.contains(name)) {
      return JsonNodeFactory.instance.stringNode(BufferedItem.oneLine(value.stringValue()));
    }
    if (value instanceof ObjectNode object) {
      ObjectNode copy = JsonNodeFactory.instance.objectNode();
      object
          .properties()
          .forEach(each -> copy.set(each.getKey(), oneLine(each.getKey(), each.getValue())));
      return copy;
    }
    return value;
  }
}
