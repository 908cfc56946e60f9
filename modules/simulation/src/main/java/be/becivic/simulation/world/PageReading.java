package be.becivic.simulation.world;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an agent finds about an artefact.
 *
 * @param ours absent while it is taken down
 * @param underReview the change beside it
 */
public record PageReading(Optional<SeenText> ours, Optional<SeenText> underReview) {

  public Stream<SeenText> texts() {
    return Stream.concat(ours.stream(), underReview.stream());
  }

  public boolean says(String content) {
    return texts().anyMatch(text -> text.content().equals(content));
  }
}
