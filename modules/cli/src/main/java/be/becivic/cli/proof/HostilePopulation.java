package be.becivic.cli.proof;

import be.becivic.protocol.feedback.FeedbackType;
import com.fasterxml.uuid.Generators;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Agents that put an identifier into every field of every kind of submission. */
final class HostilePopulation {
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> CAPABILITIES =
      List.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read");

  /** Where offices may be named, so that contacts nobody knows wait for a maintainer. */
  private static final Pattern CONTENT = Pattern.compile("^/(?:content|provenance)/");

  private final ProofClient client;
  private final Planted planted;
  private final RandomGenerator random = new Random(15);
  private int agents;

  HostilePopulation(ProofClient client, Planted planted) {
    this.client = client;
    this.planted = planted;
  }

  /**
   * Sends everything.
   *
   * @param every whether each field gets every kind in every form, or one of them in turn
   */
  void act(boolean every) throws IOException {
    int turn = 0;
    for (FeedbackType type : FeedbackType.values()) {
      requireGoodSample(type);
      for (String field : fields(sample(type))) {
        for (IdentifierKind kind : IdentifierKind.values()) {
          for (WrittenForm form : WrittenForm.values()) {
            int forms = IdentifierKind.values().length * WrittenForm.values().length;
            int mine = kind.ordinal() * WrittenForm.values().length + form.ordinal();
            if (every || turn % forms == mine) {
              plant(type, field, kind, form);
            }
          }
        }
        turn += 7;
      }
    }
  }

  /** Where a sample is refused by itself, that an identifier in it is refused shows nothing. */
  private void requireGoodSample(FeedbackType type) throws IOException {
    String path = "/api/" + type.collection() + "?dry_run=1";
    if (!client.post(path, sample(type), nextAddress()).isTaken()) {
      throw new IllegalStateException("the sample of a " + type.wireName() + " is refused");
    }
  }

  private void plant(FeedbackType type, String field, IdentifierKind kind, WrittenForm form)
      throws IOException {
    PlantedIdentifier identifier = form.plant(kind, random);
    String from = nextAddress();
    ObjectNode document = sample(type);
    put(document, field, "Noted " + identifier.written() + " there.");
    boolean isTool = agents % 3 == 0 && type != FeedbackType.ANALYTICS;
    ProofClient.Answer answer =
        isTool
            ? client.callTool("submit_" + type.wireName(), document, from)
            : client.post("/api/" + type.collection(), document, from);
    boolean taken = isTool ? answer.body().contains("cancel_token") : answer.isTaken();
    boolean mayWait =
        type == FeedbackType.DRAFT && kind.isContact() && CONTENT.matcher(field).find();
    if (taken && mayWait) {
      planted.addWaiting(identifier, answer.body());
    } else {
      planted.add(identifier, type.wireName() + field, taken, answer.body());
    }
  }

  /** A good submission under an id of its own. */
  ObjectNode sample(FeedbackType type) throws IOException {
    try (InputStream file = HostilePopulation.class.getResourceAsStream("submissions.json")) {
      ObjectNode document = JSON.readTree(file).path(type.wireName()).asObject();
      document
          .put("schema_version", type.schemaVersion())
          .put(
              type.idField(),
              type.idKind().prefix() + Generators.timeBasedEpochGenerator().generate())
          .put("submitted_at", Instant.now().toString())
          .put("submitting_agent", "proof-agent/1.0")
          .put("submission_contract_version", "2.1.0");
      CAPABILITIES.forEach(document.putArray("declared_capabilities")::add);
      return document;
    }
  }

  /** An address nobody has, another for each agent; every second one of the newer kind. */
  String nextAddress() {
    agents++;
    String address =
        agents % 2 == 0
            ? "198.51.%d.%d".formatted(100 + agents / 250 % 100, 1 + agents % 250)
            : "2001:db8:%x::%x".formatted(agents, agents);
    planted.addSecret("an address", address);
    return address;
  }

  private static List<String> fields(JsonNode document) {
    List<String> fields = new ArrayList<>();
    collect(document, "", fields);
    return fields;
  }

  private static void collect(JsonNode node, String pointer, List<String> fields) {
    if (node.isString()) {
      fields.add(pointer);
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        collect(node.get(i), pointer + "/" + i, fields);
      }
    } else {
      node.properties()
          .forEach(member -> collect(member.getValue(), pointer + "/" + member.getKey(), fields));
    }
  }

  private static void put(ObjectNode document, String pointer, String text) {
    JsonPointer place = JsonPointer.compile(pointer);
    switch (document.at(place.head())) {
      case ArrayNode list -> list.set(place.last().getMatchingIndex(), text);
      case JsonNode object -> object.asObject().put(place.last().getMatchingProperty(), text);
    }
  }
}
