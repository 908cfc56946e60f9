package be.becivic.corpus.check.data;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.site.SiteFile;
import be.becivic.corpus.site.SiteId;
import be.becivic.corpus.text.Span;
import java.util.Optional;

/** Every folder under sites describes a site (S55). */
public final class SitesRule implements CorpusRule {
  @Override
  public String id() {
    return "sites";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (String path : corpus.corpus().files().blobs().keySet()) {
      if (path.startsWith("sites/")) {
        Optional<SiteId> id = SiteFile.idIn(path);
        if (id.isPresent()) {
          check(id.get(), corpus, reports);
        } else {
          reports
              .about(path)
              .error(
                  Span.at(0),
                  "This file describes no site.",
                  "Name it sites/ID/site.json, with an id of lowercase letters, digits and single"
                      + " hyphens.");
        }
      }
    }
  }

  private static void check(SiteId id, CorpusCase corpus, Reports reports) {
    Optional<JsonFile> file =
        corpus.json(SiteFile.pathOf(id)).filter(found -> found.document().problems().isEmpty());
    SiteFile.find(corpus.corpus(), id)
        .filter(_ -> file.isPresent())
        .ifPresent(
            site ->
                site.problems()
                    .forEach(
                        problem ->
                            reports
                                .in(file.orElseThrow().file())
                                .error(
                                    file.orElseThrow().locate(problem.pointer()),
                                    problem.message(),
                                    problem.remedy())));
  }
}
