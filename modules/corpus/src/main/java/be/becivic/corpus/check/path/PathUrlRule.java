package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SourceUrls;
import be.becivic.corpus.data.SourceClasses;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** Every address of a path's sources is on a listed host (§15.2). */
public final class PathUrlRule implements PathRule {
  @Override
  public String id() {
    return "source_url";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    walk(
        entry.path().json().path("sources"),
        JsonPointer.compile("/paths/" + entry.path().id() + "/sources"),
        entry.file(),
        entry.corpus().sourceClasses(),
        report);
  }

  private static void walk(
      JsonNode node, JsonPointer at, JsonFile file, SourceClasses classes, Reporter report) {
    if (node.isObject()) {
      node.properties()
          .forEach(
              member ->
                  walk(
                      member.getValue(),
                      at.appendProperty(member.getKey()),
                      file,
                      classes,
                      report));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(node.get(i), at.appendIndex(i), file, classes, report);
      }
    } else if (node.isString() && node.stringValue().startsWith("http")) {
      SourceUrls.check(filledIn(node.stringValue()), classes, () -> file.locate(at), report);
    }
  }

  /** An address may hold parts that an agent fills in, such as {@code {commune_nis5}}. */
  private static String filledIn(String template) {
    return template.replaceAll("\\{[a-z0-9_]{1,40}\\}", "x");
  }
}
