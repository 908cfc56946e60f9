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

    private boolean covers(Place other) {
      return start <= other.start && other.end <= end && end - start > other.end - other.start;
    }
  }

  List<Place> of(CueGroup group) {
    return places.getOrDefault(group, List.of());
  }

  /**
   * The places of a group that are no part of a longer phrase: "agent" says nothing in "agent de
   * quartier", nor "tell" in "do not tell".
   */
  List<Place> uncovered(CueGroup group) {
    return of(group).stream()
        .filter(
            place ->
                places.values().stream().flatMap(List::stream).noneMatch(it -> it.covers(place)))
        .toList();
  }

  String words(Place place) {
    return String.join(" ", sentence.words().subList(place.start(), place.end()));
  }
}
