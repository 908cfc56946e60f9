package be.becivic.upkeep.communes;

import be.becivic.corpus.data.Commune;
import java.util.Optional;

/** A commune as the official list has it. */
record OfficialCommune(String nisCode, Optional<String> nameFr, Optional<String> nameNl) {

  static OfficialCommune of(Commune commune) {
    return new OfficialCommune(commune.nisCode(), commune.nameFr(), commune.nameNl());
  }

  /** A name to tell people. */
  String name() {
    return nameNl.or(() -> nameFr).orElse("?");
  }

  /** Whether a name both lists give is not the same; a list may leave a language out. */
  boolean isNamedUnlike(OfficialCommune other) {
    return differ(nameFr, other.nameFr) || differ(nameNl, other.nameNl);
  }

  private static boolean differ(Optional<String> one, Optional<String> other) {
    return one.isPresent() && other.isPresent() && !one.equals(other);
  }
}
