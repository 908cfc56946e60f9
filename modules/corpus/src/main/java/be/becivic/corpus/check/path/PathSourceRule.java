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

/** What a source says of itself agrees (§6.12.2). */
public final class PathSourceRule implements CorpusRule {
  private static final String AUDITED = "audited_document_delivery";
  private static final String PREFERRED = "preferred_auth_provider";

  @Override
  public String id() {
    return "path_source";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(
            file ->
                corpus
                    .corpus()
                    .paths()
                    .list()
                    .forEach(path -> check(path, file, reports.in(file.file()))));
  }

  private static void check(PathEntry path, JsonFile file, Reporter report) {
    for (int i = 0; i < path.sources().size(); i++) {
      PathSource source = path.sources().get(i);
      JsonFields fields = new JsonFields(source.json());
      String base = "/paths/" + path.id() + "/sources/" + i + "/";
      var supported = new JsonFields(source.json().path("auth")).texts("supported_providers");
      fields
          .text(PREFERRED)
          .filter(provider -> !supported.contains(provider))
          .ifPresent(
              provider ->
                  report.error(
                      file.locate(base + PREFERRED),
                      "The source does not support '%s', which it prefers.".formatted(provider),
                      "Prefer one of its supported_providers."));
      if (fields.flag(AUDITED) && !source.sourceClass().equals("brussels-tier1-quicklink")) {
        report.error(
            file.locate(base + AUDITED),
            "Only a quick link of the first tier delivers documents that were audited.",
            "Set it to false.");
      }
    }
  }
}
