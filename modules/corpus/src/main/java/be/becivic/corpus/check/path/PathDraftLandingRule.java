package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/** Rule 17, for one state: a path the community proposed lands at alpha, never at draft (§6.2). */
public final class PathDraftLandingRule implements PathRule {
  @Override
  public String id() {
    return "draft_landing";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    boolean isCommunity = entry.fields().text("origin").filter("community"::equals).isPresent();
    if (isCommunity && entry.path().status().equals(Optional.of(Status.DRAFT))) {
      report.error(
          entry.at("/status"), "A community path is never at draft.", "Let it begin at alpha.");
    }
  }
}
