package be.becivic.harness.tool.dossier;

import be.becivic.harness.dossier.DossierLanguage;
import be.becivic.harness.dossier.DossierPart;
import be.becivic.harness.dossier.FileReading;
import be.becivic.harness.dossier.PersonFile;
import be.becivic.harness.dossier.RequiredDocument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Which documents a dossier has, in which order: what is required, and what the agent brings. */
final class DossierContents {
  private final List<RequiredDocument> required;
  private final Map<String, JsonNode> given = new LinkedHashMap<>();
  private final Set<String> leftOut;
  private final List<String> problems = new ArrayList<>();

  DossierContents(List<RequiredDocument> required, JsonNode documents, JsonNode leaveOut) {
    this.required = required;
    documents.forEach(each -> given.put(key(each.path("name").asString("")), each));
    this.leftOut =
        leaveOut.valueStream().map(each -> key(each.asString(""))).collect(Collectors.toSet());
  }

  /**
   * The documents. Where the agent named every required one, its order stands, since it has the
   * office's own list; else the procedure's order, with what is not on its list at the end.
   */
  List<DossierPart> parts(DossierLanguage language, Predicate<RequiredDocument> isObtained) {
    Map<String, DossierPart> parts = new LinkedHashMap<>();
    for (RequiredDocument document : required) {
      if (!leftOut.contains(key(document.name()))) {
        parts.put(
            key(document.name()),
            part(
                document.title(language),
                isObtained.test(document),
                given.getOrDefault(key(document.name()), JsonNodeFactory.instance.objectNode())));
      }
    }
    boolean all = given.keySet().containsAll(parts.keySet());
    given.forEach(
        (key, each) ->
            parts.computeIfAbsent(key, _ -> part(each.path("name").asString(""), false, each)));
    List<String> order = List.copyOf(given.keySet());
    return parts.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> all ? order.indexOf(each.getKey()) : 0))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** All the agent says by itself, a line each; a required document's name is the procedure's. */
  String words() {
    Set<String> known = required.stream().map(each -> key(each.name())).collect(Collectors.toSet());
    List<String> lines = new ArrayList<>();
    given.forEach(
        (key, each) -> {
          if (!known.contains(key)) {
            lines.add(each.path("name").asString(""));
          }
          lines.add(each.path("title").stringValue(""));
          lines.add(each.path("note").stringValue(""));
        });
    return String.join("\n", lines);
  }

  /** What is wrong with files, by the document's name; a path is never repeated. */
  List<String> problems() {
    return problems;
  }

  private DossierPart part(String title, boolean obtained, JsonNode said) {
    String shown = said.path("title").stringValue(title);
    Optional<PersonFile> file = Optional.empty();
    if (said.has("file")) {
      switch (FileReading.of(said.path("file").asString(""))) {
        case FileReading.Usable(PersonFile usable) -> file = Optional.of(usable);
        case FileReading.Unusable(String reason) -> problems.add(shown + ": " + reason);
      }
    }
    return new DossierPart(shown, said.path("note").stringValue(""), obtained, file);
  }

  private static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
