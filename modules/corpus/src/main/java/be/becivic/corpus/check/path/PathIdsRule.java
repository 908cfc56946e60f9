package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.id.Uid;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Paths and their sources are named once: id and key agree, uids and source ids are unique. */
public final class PathIdsRule implements CorpusRule {
  @Override
  public String id() {
    return "path_ids";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(file -> check(corpus.corpus().paths(), file, reports.in(file.file())));
  }

  private static void check(PathDirectory paths, JsonFile file, Reporter report) {
    Map<Uid, PathEntry> byUid = new HashMap<>();
    for (Map.Entry<String, JsonNode> entry : file.json().path("paths").properties()) {
      String key = entry.getKey();
      if (new JsonFields(entry.getValue()).text("id").filter(key::equals).isEmpty()) {
        report.error(
            file.locate("/paths/" + key.replace("~", "~0").replace("/", "~1")),
            "The key '%s' is not the id of its entry.".formatted(key),
            "Make them the same.");
      }
    }
    for (PathEntry path : paths.list()) {
      path.uid()
          .filter(uid -> byUid.putIfAbsent(uid, path) != null)
          .ifPresent(
              uid ->
                  report.error(
                      file.locate("/paths/" + path.id() + "/uid"),
                      "%s belongs to another path.".formatted(uid),
                      "Leave the uid to the system."));
      sources(path, file, report);
    }
  }

  private static void sources(PathEntry path, JsonFile file, Reporter report) {
    Set<String> seen = new HashSet<>();
    List<PathSource> sources = path.sources();
    for (int i = 0; i < sources.size(); i++) {
      if (!seen.add(sources.get(i).id())) {
        report.error(
            file.locate("/paths/" + path.id() + "/sources/" + i + "/id"),
            "The source '%s' appears twice.".formatted(sources.get(i).id()),
            "Give each source its own id.");
      }
    }
  }
}
