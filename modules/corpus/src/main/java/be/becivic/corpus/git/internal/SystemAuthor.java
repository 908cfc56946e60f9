package be.becivic.corpus.git.internal;

import java.time.Instant;
import java.time.ZoneOffset;
import org.eclipse.jgit.lib.PersonIdent;

/** The one identity under which the system writes. */
final class SystemAuthor {
  private static final String NAME = "Be Civic Bot";
  private static final String EMAIL = "bot@becivic.be";

  private SystemAuthor() {}

  static PersonIdent at(Instant time) {
    return new PersonIdent(NAME, EMAIL, time, ZoneOffset.UTC);
  }
}
