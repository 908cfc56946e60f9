package be.becivic.site.view;

import java.util.List;

/** The communes of a region. */
public record CommuneRegion(String id, List<Row> communes) {

  /** A commune with all its names. */
  public record Row(
      String slug, String names, String postalCodes, List<String> languages, String nisCode) {}
}
