package be.becivic.corpus.check.change;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether people saw a source work is counted by the system, not written by an author (§6.12.2).
 */
public final class ObservedAuthorRule implements ChangeRule {
  private static final String OBSERVED = "post_handoff_observed";

  @Override
  public String id() {
    return "observed_author";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (int i = 0; i < change.revisions().size(); i++) {
      CheckedCommit commit = change.revisions().get(i);
      if (!commit.author().equals(CommitAuthor.BOT)) {
        check(change.before(i), commit.corpus(), reports);
      }
    }
  }

  private static void check(Corpus before, Corpus after, Reports reports) {
    for (ChangedPath changed : ChangedPath.between(before, after)) {
      Set<String> known = observed(changed.before());
      for (int i = 0; i < changed.after().sources().size(); i++) {
        PathSource source = changed.after().sources().get(i);
        if (isObserved(source) && !known.contains(source.id())) {
          JsonFile file = after.findFile(PathDirectory.FILE).map(JsonFile::of).orElseThrow();
          reports
              .in(file.file())
              .error(
                  file.locate("/paths/" + changed.after().id() + "/sources/" + i + "/" + OBSERVED),
                  "Whether people saw it work is counted, not written.",
                  "Set it to false; confirmed visits turn it.");
        }
      }
    }
  }

  private static Set<String> observed(Optional<PathEntry> path) {
    return path.stream()
        .flatMap(entry -> entry.sources().stream())
        .filter(ObservedAuthorRule::isObserved)
        .map(PathSource::id)
        .collect(Collectors.toSet());
  }

  private static boolean isObserved(PathSource source) {
    return new JsonFields(source.json()).flag(OBSERVED);
  }
}
