package be.becivic.protocol.screen;

import be.becivic.protocol.screen.FoundCues.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/** The phrases of every group in four languages, from {@code cues.txt}. */
final class CueBook {
  private final Map<String, List<Cue>> byBeginning;

  private CueBook(Map<String, List<Cue>> byBeginning) {
    this.byBeginning = byBeginning;
  }

  private record Cue(CueGroup group, CuePhrase phrase) {}

  static CueBook load() {
    try (InputStream file = CueBook.class.getResourceAsStream("cues.txt")) {
      return parse(new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** A line in brackets names a group; its phrases follow, parted by semicolons. */
  static CueBook parse(String text) {
    Map<String, List<Cue>> cues = new HashMap<>();
    CueGroup group = CueGroup.OVERRIDE;
    for (String line : text.lines().map(String::strip).toList()) {
      if (line.startsWith("[")) {
        group = CueGroup.valueOf(line.substring(1, line.length() - 1));
      } else if (!line.startsWith("#")) {
        for (String phrase : line.split(";")) {
          if (!phrase.isBlank()) {
            Cue cue = new Cue(group, CuePhrase.parse(phrase.strip()));
            cues.computeIfAbsent(cue.phrase.beginning(), _ -> new ArrayList<>()).add(cue);
          }
        }
      }
    }
    return new CueBook(cues);
  }

  FoundCues find(ReadSentence sentence) {
    Map<CueGroup, List<Place>> places = new EnumMap<>(CueGroup.class);
    List<String> words = sentence.words();
    for (int start = 0; start < words.size(); start++) {
      for (Cue cue : byBeginning.getOrDefault(CuePhrase.beginning(words.get(start)), List.of())) {
        OptionalInt end = cue.phrase.endFrom(words, start);
        if (end.isPresent()) {
          places
              .computeIfAbsent(cue.group, _ -> new ArrayList<>())
              .add(new Place(start, end.getAsInt()));
        }
      }
    }
    return new FoundCues(sentence, places);
  }
}
