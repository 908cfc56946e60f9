package be.becivic.server.operator;

import be.becivic.changes.catalogue.CatalogueNumbers;
import be.becivic.changes.catalogue.CatalogueNumbers.EntryType;
import be.becivic.changes.catalogue.CatalogueNumbers.Numbered;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Gives a new catalogue name its number. */
record CatalogueEntryOperation(CatalogueNumbers numbers) implements OperationHandler {
  private static final int LONGEST_NAME = 120;
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");

  private static final Shape NEW_ENTRY =
      Shape.named(
          "NewCatalogueEntry",
          """
          {
            "type": "object",
            "required": ["type", "name"],
            "properties": { "type": { "enum": ["val", "ref", "pth"] }, "name": { "type": "string", "maxLength": 120 } }
          }
          """);

  private static final Shape ENTRY =
      Shape.named(
          "CatalogueEntry",
          """
          {
            "type": "object",
            "required": ["type", "name", "uid"],
            "properties": {
              "type": { "enum": ["val", "ref", "pth"] },
              "name": { "type": "string" },
              "uid": { "type": "string" }
            }
          }
          """);

  static final ServedOperation SERVED =
      new ServedOperation(
          Operation.post("number_catalogue_entry", "/api/_internal/catalogue-entries")
              .says("Give a new catalogue name its number.")
              .takesBody(NEW_ENTRY)
              .answers(201, "The new number", ENTRY)
              .answers(200, "The number it has", ENTRY)
              .onlyFor(Access.OPERATOR),
          doors ->
              new CatalogueEntryOperation(new CatalogueNumbers(doors.library(), doors.clock())));

  private record NewEntry(EntryType type, String name) {}

  @Override
  public OperationReply handle(Call call) {
    return switch (StrictJson.parse(call.body()).then(CatalogueEntryOperation::read)) {
      case Outcome.Refused<NewEntry>(Rejection rejection) -> OperationReply.refused(rejection);
      case Outcome.Ok<NewEntry>(NewEntry entry) ->
          answer(entry, numbers.number(entry.type(), entry.name()));
    };
  }

  private static Outcome<NewEntry> read(JsonNode body) {
    Optional<EntryType> type = text(body, "type").flatMap(CatalogueEntryOperation::type);
    Optional<String> name =
        text(body, "name")
            .filter(text -> text.length() <= LONGEST_NAME && NAME.matcher(text).matches());
    if (type.isEmpty()) {
      return Outcome.refused(flaw(body, "type", "enum"));
    }
    return name.map(known -> Outcome.ok(new NewEntry(type.get(), known)))
        .orElseGet(() -> Outcome.refused(flaw(body, "name", "pattern")));
  }

  private static Optional<EntryType> type(String name) {
    return Arrays.stream(EntryType.values())
        .filter(type -> wireName(type).equals(name))
        .findFirst();
  }

  private static String wireName(EntryType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }

  private static Optional<String> text(JsonNode body, String member) {
    return body.optional(member).flatMap(JsonNode::stringValueOpt);
  }

  private static Rejection flaw(JsonNode body, String member, String keyword) {
    if (!body.isObject()) {
      return Rejection.schema("", "type");
    }
    if (!body.has(member)) {
      return Rejection.missing("", member);
    }
    return keyword.equals("enum")
        ? Rejection.notAmong(
            "/" + member,
            keyword,
            Arrays.stream(EntryType.values()).map(CatalogueEntryOperation::wireName).toList())
        : Rejection.notAmong("/" + member, keyword, List.of("words-in-lower-case"));
  }

  private static OperationReply answer(NewEntry entry, Numbered numbered) {
    return OperationReply.done(
        numbered.isNew() ? 201 : 200,
        JsonNodeFactory.instance
            .objectNode()
            .put("type", wireName(entry.type()))
            .put("name", entry.name())
            .put("uid", numbered.uid().toString()));
  }
}
