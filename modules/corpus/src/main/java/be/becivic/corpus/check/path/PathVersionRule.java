package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.VersionWords;
import be.becivic.corpus.path.PathDirectory;

/** Rule 15, for one state: a path's version is on the line of its status (§6.12.1). */
public final class PathVersionRule implements CorpusRule {
  @Override
  public String id() {
    return "version";
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
                    .forEach(
                        path ->
                            path.standing()
                                .ifPresent(
                                    standing ->
                                        VersionWords.check(
                                            standing,
                                            path.fields().flag("version_pin"),
                                            () -> file.locate("/paths/" + path.id() + "/version"),
                                            reports.in(file.file())))));
  }
}
