package be.becivic.site.view;

import java.util.List;

/**
 * The communes of a region.
 *
 * @param provinces by name; a region without provinces is one
 */
public record CommuneRegion(String id, int count, List<Province> provinces) {

  /** The communes of a province. */
  public record Province(String id, String name, List<Row> communes) {}

  /**
   * A commune with all its names.
   *
   * @param ways the routes of which it has a way of its own
   */
  public record Row(
      String slug,
      String names,
      String postalCodes,
      List<String> languages,
      String nisCode,
      List<ArtefactLink> ways) {}
}
