package be.becivic.harness.dossier;

import be.becivic.protocol.id.PathId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A document a procedure asks for.
 *
 * @param name as the procedure's text has it
 * @param path how it is got, where there is a path
 * @param titles its name in several languages, where there is a path
 */
public record RequiredDocument(String name, Optional<PathId> path, JsonNode titles) {
  private static final Pattern SECTION =
      Pattern.compile("(?ms)^## Required documents\\s*$(.*?)(?=^## |\\z)");
  private static final Pattern ITEM = Pattern.compile("(?ms)^[-*] (.*?)(?=^[-*] |\\z)");
  private static final Pattern NAME = Pattern.compile("(?s)\\*\\*(.+?)\\*\\*");

  /** Those of a procedure in the order of its text, then paths the text does not name. */
  public static List<RequiredDocument> list(JsonNode skill) {
    List<RequiredDocument> documents = new ArrayList<>();
    List<JsonNode> paths = new ArrayList<>();
    for (JsonNode path : skill.path("required_paths")) {
      if (path.path("role").stringValue("").equals("submission")) {
        paths.add(path);
      }
    }
    Matcher section = SECTION.matcher(skill.path("body").stringValue(""));
    Matcher item = ITEM.matcher(section.find() ? section.group(1) : "");
    while (item.find()) {
      Matcher name = NAME.matcher(item.group(1));
      if (name.find()) {
        String text = item.group(1);
        Optional<JsonNode> path = paths.stream().filter(each -> isNamed(each, text)).findFirst();
        path.ifPresent(paths::remove);
        documents.add(of(name.group(1).replaceAll("\\s+", " "), path));
      }
    }
    paths.forEach(
        path ->
            documents.add(
                of(
                    path.at("/title/en").asString(path.path("id").asString("")),
                    Optional.of(path))));
    return documents;
  }

  /** Its name in a language; the text's own where that is not known. */
  public String title(DossierLanguage language) {
    return titles.path(language.wireName()).stringValue(name);
  }

  private static boolean isNamed(JsonNode path, String text) {
    String id = path.path("id").asString("");
    return text.contains("\"" + id + "\"") || text.contains("/" + id);
  }

  private static RequiredDocument of(String name, Optional<JsonNode> path) {
    return new RequiredDocument(
        name,
        path.flatMap(each -> PathId.parse(each.path("id").asString(""))),
        path.map(each -> each.path("title")).orElseGet(JsonNodeFactory.instance::objectNode));
  }
}
