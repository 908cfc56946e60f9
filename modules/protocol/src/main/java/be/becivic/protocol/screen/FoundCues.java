package be.becivic.protocol.screen;

import java.util.List;
import java.util.Map;

/**
 * The cues in a sentence.
 *
 * @param places by group, where its phrases stand
 */
record FoundCues(ReadSentence sentence, Map<CueGroup, List<Place>> places) {

  /** The words of one phrase. */
  record Place(int start, int end) {

    /** Whether a word belongs to both. */
    boolean shares(Place other) {
      return start < other.end && other.start < end;
    }
  }

  List<Place> of(CueGroup group) {
    return places.getOrDefault(group, List.of());
  }

  String words(Place place) {
    return String.join(" ", sentence.words().subList(place.start(), place.end()));
  }
}
