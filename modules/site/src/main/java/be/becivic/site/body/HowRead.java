package be.becivic.site.body;

import be.becivic.protocol.json.StrictJson;
import be.becivic.records.catalogue.Citation;
import java.util.Optional;

/** How the page behind a reference was read: a day of verification says little without it. */
public final class HowRead {
  private HowRead() {}

  /** The word of the catalogue, such as {@code archived_copy}; absent where nobody said. */
  public static Optional<String> of(Citation citation) {
    return citation
        .reading()
        .map(reading -> StrictJson.parseStored(reading).path("how").asString(""))
        .filter(how -> !how.isEmpty());
  }
}
