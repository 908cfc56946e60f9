package be.becivic.corpus.check.rule;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.corpus.text.Span;
import java.util.function.Supplier;

/** Judges an address by the hosts that may be cited (§15.2). */
public final class SourceUrls {
  private SourceUrls() {}

  public static void check(
      String url, SourceClasses classes, Supplier<Span> where, Reporter report) {
    if (!classes.allows(url)) {
      report.error(
          where.get(),
          "The address is not on a host that may be cited.",
          "Cite an official source, or add the host with its evidence to "
              + SourceClasses.FILE
              + ".");
    }
  }
}
