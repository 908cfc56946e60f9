package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SchemaFilesTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final Map<SchemaName, JsonNode> FILES =
      Stream.of(SchemaName.values())
          .collect(Collectors.toMap(n -> n, n -> new JsonMapper().readTree(SCHEMAS.source(n))));

  /** Keywords whose sub-schemas only refine what another place already describes. */
  private static final Set<String> REFINEMENTS =
      Set.of("if", "then", "else", "allOf", "contains", "dependentSchemas", "not");

  @ParameterizedTest
  @EnumSource
  void everyFileIsAValidSchemaOfDraft202012(SchemaName name) {
    var metaSchema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

    assertThat(metaSchema.validate(FILES.get(name))).isEmpty();
    assertThat(FILES.get(name).get("$schema").asString())
        .isEqualTo("https://json-schema.org/draft/2020-12/schema");
  }

  @ParameterizedTest
  @EnumSource
  void everyFileIsPublishedUnderItsId(SchemaName name) {
    assertThat(FILES.get(name).get("$id").asString())
        .isEqualTo(name.id())
        .isEqualTo("https://becivic.be/schemas/" + name.fileName());
  }

  @ParameterizedTest
  @EnumSource
  void everyReferenceResolvesInsideTheSet(SchemaName name) {
    visit(
        FILES.get(name),
        (schema, _) -> {
          if (schema.has("$ref")) {
            assertThat(resolve(name, schema.get("$ref").asString()).isMissingNode())
                .as(schema.get("$ref").asString())
                .isFalse();
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void everyObjectSaysWhatItDoesWithOtherMembers(SchemaName name) {
    var open = new ArrayList<List<String>>();
    visit(
        FILES.get(name),
        (schema, place) -> {
          boolean describesAnObject = schema.has("type") && schema.has("properties");
          if (describesAnObject && !schema.has("additionalProperties")) {
            open.add(place);
          }
        });

    assertThat(open).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everySchemaAndFieldIsDescribedInOneSentenceOrTwo(SchemaName name) {
    assertThat(FILES.get(name).get("title").asString()).isNotBlank();
    assertThat(FILES.get(name).get("description").asString()).endsWith(".");
    var silent = new ArrayList<List<String>>();
    visit(
        FILES.get(name),
        (schema, place) -> {
          boolean isField =
              place.size() > 1
                  && Set.of("properties", "$defs").contains(place.get(place.size() - 2));
          boolean refines = place.stream().anyMatch(REFINEMENTS::contains);
          if (isField && !refines && !describes(name, schema) && schema.isObject()) {
            silent.add(place);
          }
        });

    assertThat(silent).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void everyPatternMeansTheSameInEveryLanguage(String pattern) {
    assertThat(pattern)
        .doesNotContainPattern("[*+?}]\\+")
        .doesNotContain("(?<", "(?i", "(?>", "\\p", "\\s", "\\w", "\\d", "\\b", "\\h", "[[", "&&");
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void noPatternBacktracksForLongOnHostileText(String pattern) {
    Pattern compiled = Pattern.compile(pattern.replaceAll("\\$$", "\\\\z"));

    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(5), () -> hostile().forEach(text -> compiled.matcher(text).find()));
  }

  @Test
  void theVocabularyIsMadeOfTheNamesInTheFiles() {
    var names = new HashSet<String>();
    FILES
        .values()
        .forEach(
            file ->
                visit(
                    file, (schema, _) -> names.addAll(schema.path("properties").propertyNames())));

    assertThat(names).hasSizeGreaterThan(150).allMatch(SCHEMAS.vocabulary()::knows);
    assertThat(SCHEMAS.vocabulary().knows("constructor")).isFalse();
  }

  static Set<String> patterns() {
    var patterns = new TreeSet<String>();
    FILES
        .values()
        .forEach(
            file ->
                visit(
                    file,
                    (schema, _) ->
                        schema.path("pattern").stringValueOpt().ifPresent(patterns::add)));
    return patterns;
  }

  /** Long runs of what one pattern or another likes, with and without an end none of them does. */
  private static Stream<String> hostile() {
    List<String> pieces =
        List.of("a", "a-", "0", "-", "a.", "0.", ".", "a:", " ", "a b", "/", "A1");
    return pieces.stream()
        .flatMap(
            piece ->
                Stream.of("", "https://", "1.0.0-", "1.0.0+", "a")
                    .map(start -> start + piece.repeat(30_000 / piece.length())))
        .flatMap(text -> Stream.of(text, text + "\n"));
  }

  private static boolean describes(SchemaName file, JsonNode schema) {
    return schema.has("description")
        || (schema.has("$ref") && describes(file, resolve(file, schema.get("$ref").asString())));
  }

  private static JsonNode resolve(SchemaName from, String reference) {
    URI target = URI.create(from.id()).resolve(reference);
    String pointer = target.getFragment() == null ? "" : target.getFragment();
    String id = target.toString().replaceAll("#.*", "");
    return Stream.of(SchemaName.values())
        .filter(name -> name.id().equals(id))
        .map(name -> FILES.get(name).at(pointer))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no schema " + id));
  }

  private static void visit(JsonNode file, BiConsumer<JsonNode, List<String>> visitor) {
    visit(file, List.of(), visitor);
  }

  private static void visit(
      JsonNode schema, List<String> place, BiConsumer<JsonNode, List<String>> visitor) {
    visitor.accept(schema, place);
    schema
        .properties()
        .forEach(
            member ->
                visit(
                    member.getValue(),
                    Stream.concat(place.stream(), Stream.of(member.getKey())).toList(),
                    visitor));
    if (schema.isArray()) {
      schema.forEach(element -> visit(element, place, visitor));
    }
  }
}
