package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import java.util.List;

/** What a source says of itself agrees (§6.12.2). */
public final class PathSourceRule implements PathRule {
  private static final String AUDITED = "audited_document_delivery";
  private static final String PREFERRED = "preferred_auth_provider";

  @Override
  public String id() {
    return "path_source";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    List<PathSource> sources = entry.path().sources();
    for (int i = 0; i < sources.size(); i++) {
      PathSource source = sources.get(i);
      JsonFields fields = new JsonFields(source.json());
      String base = "/sources/" + i + "/";
      var supported = new JsonFields(source.json().path("auth")).texts("supported_providers");
      fields
          .text(PREFERRED)
          .filter(provider -> !supported.contains(provider))
          .ifPresent(
              provider ->
                  report.error(
                      entry.at(base + PREFERRED),
                      "The source does not support '%s', which it prefers.".formatted(provider),
                      "Prefer one of its supported_providers."));
      if (fields.flag(AUDITED) && !source.sourceClass().equals("brussels-tier1-quicklink")) {
        report.error(
            entry.at(base + AUDITED),
            "Only a quick link of the first tier delivers documents that were audited.",
            "Set it to false.");
      }
    }
  }
}
