package be.becivic.corpus.check.internal;

import be.becivic.corpus.path.PathDirectory;

/** Rule 15, for one state: a path's version is on the line of its status (§6.12.1). */
final class PathVersionRule implements CorpusRule {
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
