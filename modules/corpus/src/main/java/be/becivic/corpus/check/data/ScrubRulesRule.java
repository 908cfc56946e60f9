package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The scrub rules are unique, compile, end in time, and apply to fields that exist (§6.8). */
public final class ScrubRulesRule implements FileRule {
  private static final List<String> LISTS = List.of("rules", "checked_rules");

  @Override
  public String id() {
    return "scrub_rules";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(CorpusCase.SCRUB_RULES).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.json().json().isObject()) {
      check(file.json(), file.schemas(), report);
    }
  }

  private static void check(JsonFile file, Schemas schemas, Reporter report) {
    for (SchemaViolation violation : schemas.listViolations(SchemaName.REGEX_RULES, file.json())) {
      report.error(
          file.locate(violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/regex-rules.schema.json.");
    }
    Set<String> names = new HashSet<>();
    Set<String> known = fieldNames(schemas);
    for (String list : LISTS) {
      check(list, file, names, known, report);
    }
  }

  private static void check(
      String list, JsonFile file, Set<String> names, Set<String> known, Reporter report) {
    List<JsonFields> rules = new JsonFields(file.json()).objects(list);
    for (int i = 0; i < rules.size(); i++) {
      String pointer = "/" + list + "/" + i;
      String name = rules.get(i).text("name").orElse("");
      if (!names.add(name)) {
        report.error(
            file.locate(pointer + "/name"),
            "The rule '%s' appears twice.".formatted(name),
            "Give each rule its own name.");
      }
      pattern(rules.get(i), file, pointer + "/pattern", report);
      fields(rules.get(i), known, file, pointer + "/applies_to_fields", report);
    }
  }

  private static void pattern(JsonFields rule, JsonFile file, String pointer, Reporter report) {
    Optional<Pattern> pattern = compile(rule);
    if (pattern.isEmpty()) {
      report.error(
          file.locate(pointer),
          "The pattern does not compile.",
          "Write it so that JavaScript and Java read it alike.");
    } else if (!ScrubRules.isPortable(rule.text("pattern").orElse(""))) {
      report.error(
          file.locate(pointer),
          "The pattern is not written in the dialect every engine reads alike.",
          "Use literals, plain classes, (?:groups), counted repetitions, ^ and $ alone.");
    } else if (PatternFuzz.runsAway(pattern.get())) {
      report.error(
          file.locate(pointer),
          "The pattern takes far too many steps on some texts.",
          "Bound its repetitions, and let no two of them match the same text.");
    }
  }

  private static Optional<Pattern> compile(JsonFields rule) {
    int flags = 0;
    for (char flag : rule.text("flags").orElse("").toCharArray()) {
      flags |=
          switch (flag) {
            case 'i' -> Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            case 'm' -> Pattern.MULTILINE;
            case 's' -> Pattern.DOTALL;
            default -> 0;
          };
    }
    try {
      return Optional.of(Pattern.compile(rule.text("pattern").orElse(""), flags));
    } catch (PatternSyntaxException _) {
      return Optional.empty();
    }
  }

  private static void fields(
      JsonFields rule, Set<String> known, JsonFile file, String pointer, Reporter report) {
    List<String> paths = rule.texts("applies_to_fields");
    for (int i = 0; i < paths.size(); i++) {
      if (!known.containsAll(List.of(paths.get(i).split("\\.")))) {
        report.error(
            file.locate(pointer + "/" + i),
            "'%s' is no field of a submission.".formatted(paths.get(i)),
            "Use a dotted path from a submission schema, or all_strings.");
      }
    }
  }

  /** Drafts and amendments carry whole paths and sources, so their fields count too. */
  private static Set<String> fieldNames(Schemas schemas) {
    Set<String> names = new HashSet<>();
    Stream.concat(
            Arrays.stream(FeedbackType.values()).map(SchemaName::of),
            Stream.of(SchemaName.PATH, SchemaName.PATH_SOURCE))
        .forEach(name -> collect(JsonMapper.shared().readTree(schemas.source(name)), names));
    return names;
  }

  private static void collect(JsonNode schema, Set<String> names) {
    JsonNode properties = schema.path("properties");
    if (properties.isObject()) {
      names.addAll(properties.propertyNames());
    }
    schema.forEach(child -> collect(child, names));
  }
}
