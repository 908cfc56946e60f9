package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.gathered.GatheredWords;
import be.becivic.protocol.scrub.internal.text.NumberWords;
import be.becivic.protocol.scrub.internal.text.SetAside;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What texts are read with: words for numbers, and numbers that are plainly no ids. */
record ScrubTables(
    NumberWords numbers, Set<String> backwards, SetAside setAside, GatheredWords gathered) {

  static ScrubTables parse(JsonNode file) {
    JsonNode numbers = file.path("numbers");
    return new ScrubTables(
        new NumberWords(
            integers(numbers.path("words")),
            integers(numbers.path("words_among")),
            integers(numbers.path("tens_before")),
            integers(numbers.path("tens_after")),
            words(numbers.path("hundred")),
            integers(numbers.path("repeats")),
            words(numbers.path("links")),
            words(numbers.path("splits")),
            words(numbers.path("counted")),
            letters(numbers.path("letters"))),
        words(numbers.path("backwards")),
        new SetAside(patterns(file.path("set_aside"))),
        gathered(file.path("gathered")));
  }

  private static GatheredWords gathered(JsonNode section) {
    return new GatheredWords(
        words(section.path("own")),
        words(section.path("named")),
        words(section.path("named_alone")),
        List.copyOf(words(section.path("named_endings"))),
        words(section.path("post")),
        words(section.path("providers")),
        words(section.path("keys")),
        words(section.path("digit_words")),
        integers(section.path("words")),
        new SetAside(patterns(section.path("set_aside"))));
  }

  private static List<Pattern> patterns(JsonNode section) {
    return section
        .valueStream()
        .map(entry -> Pattern.compile(entry.path("pattern").asString()))
        .toList();
  }

  private static Map<String, Integer> integers(JsonNode object) {
    return object.properties().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().asInt()));
  }

  private static Map<String, String> letters(JsonNode object) {
    return object.properties().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().asString()));
  }

  private static Set<String> words(JsonNode array) {
    return array
        .valueStream()
        .map(JsonNode::asString)
        .collect(Collectors.toCollection(HashSet::new));
  }
}
