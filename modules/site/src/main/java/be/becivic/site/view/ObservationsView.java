package be.becivic.site.view;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What people's agents reported, by what it is about. The texts are anybody's.
 *
 * @param live whether the database answered
 * @param stats how often it was confirmed and disputed; absent where nobody did either
 */
public record ObservationsView(boolean live, Optional<List<FactLine>> stats, List<Group> groups) {

  /** Reports on one type of target; those with a low score are folded away. */
  public record Group(String type, List<Item> shown, List<Item> hidden) {}

  /**
   * A concern, or an amendment that waits.
   *
   * @param reach whom it is about; empty where it says nothing narrower than everybody
   * @param seen the day it was seen
   */
  public record Item(
      String uid,
      String type,
      String text,
      Optional<ArtefactLink> about,
      String reach,
      Optional<LocalDate> seen,
      long up,
      long down,
      Instant at) {}
}
