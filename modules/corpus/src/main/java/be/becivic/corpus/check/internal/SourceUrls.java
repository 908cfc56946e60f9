package be.becivic.corpus.check.internal;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.text.Span;

/** Judges an address by the hosts that may be cited (§15.2). */
final class SourceUrls {
  private SourceUrls() {}

  static void check(String url, SourceClasses classes, Span where, Reporter report) {
    if (!classes.allows(url)) {
      report.error(
          where,
          "The address is not on a host that may be cited.",
          "Cite an official source, or add the host with its evidence to "
              + SourceClasses.FILE
              + ".");
    }
  }
}
