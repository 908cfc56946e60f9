package be.becivic.corpus.check.path;

import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.VersionWords;

/** Rule 15, for one state: a path's version is on the line of its status (§6.12.1). */
public final class PathVersionRule implements PathRule {
  @Override
  public String id() {
    return "version";
  }

  @Override
  public void check(PathCase entry, Reporter report) {
    entry
        .path()
        .standing()
        .ifPresent(
            standing ->
                VersionWords.check(
                    standing,
                    entry.fields().flag("version_pin"),
                    () -> entry.at("/version"),
                    report));
  }
}
