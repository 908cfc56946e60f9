package be.becivic.harness.state;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.harness.TestMachine;
import be.becivic.harness.folder.PersonFolder;
import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.rules.WriteResult;
import be.becivic.mcp.tool.ToolSchema;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is written is also what the plugin people had before takes, as far as ours may differ. */
class SharedProfileTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir Path home;
  private TestMachine machine;
  private PersonFolder folder;
  private ProfileFile profile;

  @BeforeEach
  void start() {
    machine = new TestMachine(home);
    folder = machine.agreedFolder();
    profile = new ProfileFile(folder, () -> SCHEMAS, machine.clock());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'residency_history':[{'start':'2019-03'}]} | needs country_of_last_residence",
        "{'employment_history':[{'start':'2019-03'}]} | needs type",
        "{'education_history':[{'start':'2019-03','country_of_institution':'ma'}]} | needs level",
        "{'education_history':[{'start':'2019-03','level':'bachelor'}]} | needs country_of_inst",
        "{'employment_history':[{'start':'2019-03','type':'PT','days_per_week':2.5}]} | whole",
        "{'transitions_in_progress':['birth-expected']} | marriage-planned",
        "{'region':'Bruxelles'} | /region is none of: Flanders, Wallonia, Brussels-Capital"
      })
  void whatAnotherProgramWouldRefuseIsNotWrittenAndTheAgentHearsWhatWouldDo(
      String changes, String words) {
    assertThat(update(changes))
        .isInstanceOfSatisfying(
            WriteResult.Unfit.class,
            unfit -> assertThat(unfit.question()).contains(words, "call again"));
    assertThat(folder.profile()).doesNotExist();
  }

  /** Values are drawn from our own schema; whatever of them is written, the other one takes. */
  @Test
  void whateverIsWrittenTheOtherProgramTakes() throws Exception {
    JsonNode ours = MAPPER.readTree(SCHEMAS.source(SchemaName.PROFILE));
    ToolSchema theirs = ToolSchema.of(resource("other-client-profile.schema.json"));
    var chance = new Random(20261117);
    int written = 0;
    for (int i = 0; i < 400; i++) {
      PrivateFiles.delete(folder.profile());
      if (profile.update(drawn(ours, chance), machine.files(folder)) instanceof WriteResult.Kept) {
        ObjectNode seen = PrivateFiles.readObject(folder.profile()).orElseThrow();
        // Both are ours by the specification: the version is a string, and people may be abroad.
        seen.put("profile_schema_version", 1);
        if (seen.path("region").stringValue("").equals("not-in-belgium-yet")) {
          seen.remove("region");
        }
        assertThat(theirs.findProblems(seen)).as(seen.toString()).isEmpty();
        written++;
      }
    }
    assertThat(written).isGreaterThan(40);
  }

  private static ObjectNode drawn(JsonNode schema, Random chance) {
    ObjectNode profile = JsonNodeFactory.instance.objectNode();
    for (String axis :
        List.of(
            "region",
            "administration_language",
            "civic_status",
            "nationality_status",
            "residency_status",
            "browser_driving_preference")) {
      maybe(profile, axis, pick(schema.at("/properties/" + axis + "/enum"), chance), chance);
    }
    maybe(profile, "conversation_language", text("Tagalog"), chance);
    maybe(profile, "commune_nis5", text("21013"), chance);
    for (String history : List.of("residency_history", "employment_history", "education_history")) {
      if (chance.nextInt(3) == 0) {
        JsonNode members = schema.at("/properties/" + history + "/items/properties");
        ObjectNode period = profile.putArray(history).addObject().put("start", "2019-03-14");
        for (String name : members.propertyNames()) {
          if (!name.equals("start") && chance.nextInt(5) > 0) {
            period.set(name, value(name, members.path(name), chance));
          }
        }
      }
    }
    ObjectNode documents = profile.putObject("document_inventory");
    JsonNode inventory = schema.at("/properties/document_inventory/properties");
    for (String name : inventory.propertyNames()) {
      maybe(documents, name, value(name, inventory.path(name), chance), chance);
    }
    if (chance.nextInt(3) == 0) {
      profile.putObject("dependents").put("minor_children_count", 2).put("spouse_abroad", true);
      profile.putArray("active_procedures").add("nationality-application");
      profile
          .putArray("transitions_in_progress")
          .add(pick(schema.at("/properties/transitions_in_progress/items/enum"), chance));
    }
    return profile;
  }

  private static JsonNode value(String name, JsonNode schema, Random chance) {
    if (schema.has("enum")) {
      return pick(schema.path("enum"), chance);
    }
    return switch (name) {
      case "visa_type", "permit_type", "level" -> text("B card");
      case "country_of_last_residence", "country_of_institution" -> text("ma");
      case "days_per_week" -> JsonNodeFactory.instance.numberNode(chance.nextInt(10) / 2.0);
      case "total_days_estimate" -> JsonNodeFactory.instance.numberNode(chance.nextInt(4000));
      case "end" -> chance.nextBoolean() ? JsonNodeFactory.instance.nullNode() : text("2024-06");
      case String flag when flag.startsWith("has_") ->
          JsonNodeFactory.instance.booleanNode(chance.nextBoolean());
      default -> text("2028-06-15");
    };
  }

  private static void maybe(ObjectNode into, String name, JsonNode value, Random chance) {
    if (chance.nextBoolean()) {
      into.set(name, value);
    }
  }

  private static JsonNode pick(JsonNode list, Random chance) {
    List<JsonNode> all = new ArrayList<>();
    list.forEach(all::add);
    return all.get(chance.nextInt(all.size()));
  }

  private static JsonNode text(String words) {
    return JsonNodeFactory.instance.stringNode(words);
  }

  private WriteResult update(String changes) {
    return profile.update(
        MAPPER.readTree(changes.replace('\'', '"')).asObject(), machine.files(folder));
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = SharedProfileTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
