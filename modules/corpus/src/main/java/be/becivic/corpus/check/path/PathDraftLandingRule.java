package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/** Rule 17, for one state: a path the community proposed lands at alpha, never at draft (§6.2). */
public final class PathDraftLandingRule implements CorpusRule {
  @Override
  public String id() {
    return "draft_landing";
  }

  @Override
  public void check(CorpusCase corpus, Reports reports) {
    for (PathEntry path : corpus.corpus().paths().list()) {
      boolean isCommunity = path.fields().text("origin").filter("community"::equals).isPresent();
      if (isCommunity && path.status().equals(Optional.of(Status.DRAFT))) {
        JsonFile file = corpus.json(PathDirectory.FILE).orElseThrow();
        reports
            .in(file.file())
            .error(
                file.locate("/paths/" + path.id() + "/status"),
                "A community path is never at draft.",
                "Let it begin at alpha.");
      }
    }
  }
}
