package be.becivic.corpus.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class YamlEditTest {
  private static final String TEXT =
      """
      id: some-skill # the folder
      title: "A: title"
      empty:
      applies_to: # who
        residency_status: [a, b]
        communes: ["21013"]
      requires:
        - id: one
          selects_on: {region: [brussels]}
        - id: two
      notes: |
        long
        text

      flow: {a: 1}
      last: x
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          id                           | "other"            | id: some-skill #        | id: other #
          title                        | "yes: no"          | "A: title"              | "yes: no"
          title                        | "Simple title"     | "A: title"              | Simple title
          empty                        | [1, 2]             | empty:\\n               | empty: [1, 2]\\n
          applies_to.residency_status  | ["x", "12345"]     | [a, b]                  | [x, "12345"]
          applies_to.communes.0        | "21009"            | ["21013"]               | ["21009"]
          applies_to.visa              | ["d"]              | ["21013"]\\n            | ["21013"]\\n  visa: [d]\\n
          requires.0.selects_on.region | ["flanders"]       | [brussels]              | [flanders]
          requires.1.selects_on        | {"region": ["a"]}  | - id: two\\n            | - id: two\\n    selects_on:\\n      region: [a]\\n
          flow.b                       | true               | {a: 1}                  | {a: 1, b: true}
          version_pin                  | true               | last: x\\n              | last: x\\nversion_pin: true\\n
          deep.down.here               | null               | last: x\\n              | last: x\\ndeep:\\n  down:\\n    here: null\\n
          """)
  void settingAFieldTouchesOnlyItsCharacters(
      String path, String value, String before, String after) {
    assertThat(set(path, value)).contains(TEXT.replace(plain(before), plain(after)));
  }

  @Test
  void aListOfMappingsIsWrittenAsLines() {
    assertThat(
            set("requires", "[{\"id\":\"a\",\"selects_on\":{\"region\":[\"b\"]}},{\"id\":\"c\"}]"))
        .hasValueSatisfying(
            text ->
                assertThat(text)
                    .contains(
                        "requires:\n"
                            + "  - id: a\n"
                            + "    selects_on:\n"
                            + "      region: [b]\n"
                            + "  - id: c\n"
                            + "notes:"));
  }

  @Test
  void aBlockScalarIsReplacedWhole() {
    assertThat(set("notes", "\"short\""))
        .contains(TEXT.replace("notes: |\n  long\n  text\n", "notes: short\n"));
  }

  @Test
  void aCommentBesideAReplacedBlockStays() {
    assertThat(set("applies_to", "{}"))
        .hasValueSatisfying(text -> assertThat(text).contains("applies_to: {} # who\nrequires:"));
  }

  @Test
  void aPathThroughAScalarOrBeyondAListIsRefused() {
    assertThat(set("id.x", "1")).isEmpty();
    assertThat(set("requires.7", "1")).isEmpty();
    assertThat(set("requires.x", "1")).isEmpty();
    assertThat(YamlEdit.set("a: [", List.of("a"), json("1"))).isEmpty();
  }

  @Test
  void whateverIsSetIsWhatTheDocumentThenSays() {
    String[] values = {
      "\"yes\"",
      "\"null\"",
      "\"\"",
      "\" x\"",
      "\"a #b\"",
      "\"- a\"",
      "\"é: ü\"",
      "\"line\\nbreak\"",
      "12",
      "-1.5",
      "true",
      "null",
      "[]",
      "{}",
      "[\"a\", \"b, c\"]",
      "[[1], {\"a\": [2]}]",
      "{\"a b\": {\"c\": \"0123\"}}",
      "\"😀 x\"",
      "\"21013\"",
      "\"1e3\"",
      "[{\"id\": \"x\"}]",
      "\"trailing \"",
      "\"a:\"",
      "\"\\t\"",
      "\"\\u0085\""
    };
    String[] paths = {
      "id",
      "title",
      "empty",
      "empty.x",
      "applies_to",
      "applies_to.residency_status",
      "requires",
      "requires.0",
      "requires.1.id",
      "notes",
      "flow",
      "flow.a",
      "flow.z",
      "last",
      "new",
      "new.er",
      "applies_to.communes.0"
    };
    Random random = new Random(11);
    for (int run = 0; run < 3_000; run++) {
      String text = TEXT;
      for (int step = 0; step < 3; step++) {
        String path = paths[random.nextInt(paths.length)];
        JsonNode value = json(values[random.nextInt(values.length)]);
        Optional<String> edited = YamlEdit.set(text, List.of(path.split("\\.")), value);
        if (edited.isPresent()) {
          text = edited.get();
          assertThat(StrictYaml.parse(text, 0).problems()).isEmpty();
        } else {
          assertThat(path).as("%s in %s", value, text).contains(".");
        }
      }
    }
  }

  private static Optional<String> set(String path, String value) {
    return YamlEdit.set(TEXT, List.of(path.split("\\.")), json(value));
  }

  private static String plain(String escaped) {
    return escaped.replace("\\n", "\n");
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
