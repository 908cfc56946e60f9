package be.becivic.library.observation;

import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;

/**
 * A part of a list.
 *
 * @param next where the next part begins: before this number; nothing when this was the last
 */
public record ObservationPage(List<Observation> items, Optional<Uid> next) {
  public ObservationPage {
    items = List.copyOf(items);
  }
}
