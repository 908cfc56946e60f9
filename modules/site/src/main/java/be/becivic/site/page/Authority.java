package be.becivic.site.page;

import be.becivic.site.body.Titles;
import java.util.Optional;

/** The name of a public body in the reader's language. */
final class Authority {
  private Authority() {}

  static Optional<String> name(Shelf shelf, Optional<String> id) {
    return id.flatMap(shelf.corpus().authorities()::find)
        .flatMap(body -> Titles.pick(body.path("name"), shelf.reader().language()));
  }
}
