package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.CorpusCase;
import be.becivic.corpus.check.rule.CorpusRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;

/** A rule about one entry of the path directory at a time. */
interface PathRule extends CorpusRule {
  @Override
  default void check(CorpusCase corpus, Reports reports) {
    corpus
        .json(PathDirectory.FILE)
        .ifPresent(
            file -> {
              Reporter report = reports.in(file.file());
              corpus
                  .corpus()
                  .paths()
                  .list()
                  .forEach(path -> check(new PathCase(corpus.corpus(), path, file), report));
            });
  }

  void check(PathCase entry, Reporter report);
}
