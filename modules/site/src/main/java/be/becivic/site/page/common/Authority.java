package be.becivic.site.page.common;

import be.becivic.site.body.LocalTitles;
import java.util.Optional;

/** The name of a public body in the reader's language. */
public final class Authority {
  private Authority() {}

  public static Optional<String> name(PageContext context, Optional<String> id) {
    return id.flatMap(context.corpus().authorities()::find)
        .flatMap(body -> LocalTitles.pick(body.path("name"), context.reader().language()));
  }
}
