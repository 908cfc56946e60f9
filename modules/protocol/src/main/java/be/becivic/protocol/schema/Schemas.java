package be.becivic.protocol.schema;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.json.JsonSearch;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * All schemas, read from the class path once and compiled each at its first use. Safe to share
 * between threads.
 */
public final class Schemas {
  private static final String ITEM = "#/$defs/item";
  private static final List<String> ITEM_TYPES =
      Stream.of(FeedbackType.values())
          .filter(type -> type != FeedbackType.ANALYTICS)
          .map(FeedbackType::wireName)
          .toList();

  private final Map<SchemaName, String> sources;
  private final MemberNames vocabulary;
  private final Set<String> words;
  private final AllowedValues allowed;
  private final Prechecks shapes;
  private final SchemaRegistry registry;
  private final Map<String, Schema> compiled = new ConcurrentHashMap<>();

  private Schemas(Map<SchemaName, String> sources) {
    this.sources = sources;
    var mapper = new JsonMapper();
    Map<SchemaName, JsonNode> schemas = new EnumMap<>(SchemaName.class);
    sources.forEach((name, source) -> schemas.put(name, mapper.readTree(source)));
    this.vocabulary = MemberNames.of(schemas.values());
    this.words = DeclaredTexts.of(submissions().map(schemas::get).toList());
    Map<String, JsonNode> known =
        schemas.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(e -> e.getKey().id(), Map.Entry::getValue));
    this.allowed = new AllowedValues(known);
    this.shapes = new Prechecks(known);
    Map<String, String> byId =
        sources.entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(e -> e.getKey().id(), Map.Entry::getValue));
    this.registry =
        SchemaRegistry.withDialect(
            Dialects.getDraft202012(),
            builder ->
                builder
                    .schemas(byId)
                    .schemaRegistryConfig(
                        SchemaRegistryConfig.builder()
                            .formatAssertionsEnabled(true)
                            .regularExpressionFactory(new FreeTextPatterns())
                            .build()));
  }

  public static Schemas load() {
    return new Schemas(
        Stream.of(SchemaName.values())
            .collect(Collectors.toUnmodifiableMap(Function.identity(), Schemas::read)));
  }

  private static Stream<SchemaName> submissions() {
    return Stream.concat(
        Stream.of(SchemaName.FEEDBACK_ENVELOPE, SchemaName.COMMON),
        Stream.of(FeedbackType.values()).map(SchemaName::of));
  }

  /** The file as it is published. */
  public String source(SchemaName name) {
    return Objects.requireNonNull(sources.get(name));
  }

  /** The member names the schemas know, which are the only ones an answer may repeat. */
  public MemberNames vocabulary() {
    return vocabulary;
  }

  /** What the schemas of submissions spell out, which is most of what one is made of. */
  public Set<String> words() {
    return words;
  }

  public Optional<Rejection> check(SchemaName name, JsonNode instance) {
    return check(name.id(), instance);
  }

  /** Everything wrong with a file of ours, in the order of the schema. */
  public List<SchemaViolation> listViolations(SchemaName name, JsonNode instance) {
    return JsonSearch.find(instance, SafeNumbers::excludes)
        .map(
            path ->
                List.of(
                    new SchemaViolation(
                        SchemaViolations.pointer(path), "range", Optional.empty(), List.of())))
        .orElseGet(() -> violations(name.id(), instance).list());
  }

  /** Checks an item of an envelope against the schema its {@code type} names (§8.3.0a). */
  public Optional<Rejection> checkItem(JsonNode item) {
    if (!item.isObject()) {
      return Optional.of(Rejection.schema("", "type"));
    }
    JsonNode type = item.get("type");
    if (type == null) {
      Rejection missing = Rejection.missing("", "type");
      return Optional.of(
          missing.with(List.of(new Violation("", "required", missing.missing(), ITEM_TYPES))));
    }
    return type.stringValueOpt()
        .flatMap(FeedbackType::parse)
        .filter(known -> known != FeedbackType.ANALYTICS)
        .map(known -> check(item(known), item))
        .orElseGet(
            () ->
                Optional.of(
                    Rejection.schema("/type", "enum")
                        .with(
                            List.of(
                                new Violation("/type", "enum", Optional.empty(), ITEM_TYPES)))));
  }

  static String item(FeedbackType type) {
    return SchemaName.of(type).id() + ITEM;
  }

  private Optional<Rejection> check(String location, JsonNode instance) {
    return SafeNumbers.areAllIn(instance, 0)
        ? refusal(location, instance)
        : JsonSearch.find(instance, SafeNumbers::excludes)
            .map(path -> Rejection.schema(vocabulary.pointer(path), "range"))
            .or(() -> refusal(location, instance));
  }

  private Optional<Rejection> refusal(String location, JsonNode instance) {
    return shapes.admit(location, instance) ? Optional.empty() : validate(location, instance);
  }

  /** What the validator says, which is slower and tells what is wrong. */
  Optional<Rejection> validate(SchemaName name, JsonNode instance) {
    return validate(name.id(), instance);
  }

  private Optional<Rejection> validate(String location, JsonNode instance) {
    SchemaViolations found = violations(location, instance);
    return found
        .mostUseful()
        .map(
            error ->
                SchemaViolations.toRejection(error, vocabulary)
                    .with(told(location, instance, found)));
  }

  /** With a missing object, what it has to hold is told at once. */
  private List<Violation> told(String location, JsonNode instance, SchemaViolations found) {
    List<Violation> told = found.tell(vocabulary, allowed);
    Set<String> absent =
        told.stream()
            .filter(
                each ->
                    each.pointer().isEmpty()
                        && each.allowed().equals(List.of(AllowedValues.OBJECT)))
            .flatMap(each -> each.missing().stream())
            .collect(Collectors.toSet());
    if (absent.isEmpty() || !(instance instanceof ObjectNode given)) {
      return told;
    }
    ObjectNode filled = JsonNodeFactory.instance.objectNode().setAll(given);
    absent.forEach(filled::putObject);
    Stream<Violation> inside =
        violations(location, filled).tell(vocabulary, allowed).stream()
            .filter(each -> each.missing().isPresent())
            .filter(
                each -> absent.stream().map(name -> "/" + name).anyMatch(each.pointer()::equals));
    return Stream.concat(told.stream(), inside).toList();
  }

  private SchemaViolations violations(String location, JsonNode instance) {
    var violations = new SchemaViolations();
    compiled
        .computeIfAbsent(location, id -> registry.getSchema(SchemaLocation.of(id)))
        .validate(instance, context -> context.setErrors(violations));
    return violations;
  }

  private static String read(SchemaName name) {
    try (InputStream file = Schemas.class.getResourceAsStream(name.fileName())) {
      if (file == null) {
        throw new IllegalStateException("no schema file " + name.fileName());
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
