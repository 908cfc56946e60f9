package be.becivic.library.search.text;

import static java.util.Objects.requireNonNull;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The published word list.
 *
 * @param filler words that say nothing about what is sought
 * @param common words that stand in questions about anything: they are sought, and prove little
 * @param groups what people call what they seek
 */
public record SearchWords(Set<String> filler, Set<String> common, List<Group> groups) {
  public static final String FILE = "data/search-words.json";
  public static final SearchWords NONE = new SearchWords(Set.of(), Set.of(), List.of());

  /**
   * Expressions that mean the same, or lead to the same.
   *
   * @param about the skills and paths they lead to; where empty, those that use one of them as a
   *     name
   * @param isElsewhere whether this is something the content has nothing about
   */
  public record Group(
      Set<String> about, boolean isElsewhere, Map<SearchLanguage, List<String>> names) {
    public Group {
      about = Collections.unmodifiableSet(new TreeSet<>(about));
      names = Collections.unmodifiableMap(new EnumMap<>(names));
    }
  }

  public SearchWords {
    filler = Set.copyOf(filler);
    common = Set.copyOf(common);
    groups = List.copyOf(groups);
  }

  /** The list of a corpus; what is malformed in it reads as absent. */
  public static SearchWords of(Corpus corpus) {
    String text = corpus.findFile(FILE).map(SourceFile::text).orElse("{}");
    JsonFields file = new JsonFields(JsonDocument.parse(text).json());
    Stream<Group> groups =
        file.objects("groups").stream()
            .map(group -> new Group(Set.copyOf(group.texts("about")), false, names(group)));
    Stream<Group> elsewhere =
        file.objects("elsewhere").stream()
            .map(group -> new Group(Set.of(), true, byLanguage(group)));
    Stream<Group> abroad =
        file.objects("abroad").stream().map(group -> new Group(Set.of(), true, names(group)));
    return new SearchWords(
        words(file, "filler"),
        words(file, "common"),
        Stream.of(groups, elsewhere, abroad).flatMap(each -> each).toList());
  }

  /** A group lists its expressions, or things and the places they come from. */
  private static Map<SearchLanguage, List<String>> names(JsonFields group) {
    return group.find("things").isPresent() ? thingsThere(group) : byLanguage(group);
  }

  /** Each of the things with each of the places: a Swiss residence permit is not one of ours. */
  private static Map<SearchLanguage, List<String>> thingsThere(JsonFields group) {
    Map<SearchLanguage, List<String>> things = byLanguage(group, "things");
    Map<SearchLanguage, List<String>> places = byLanguage(group, "places");
    Map<SearchLanguage, List<String>> both = new EnumMap<>(SearchLanguage.class);
    things.forEach(
        (language, words) ->
            both.put(
                language,
                words.stream()
                    .flatMap(
                        thing ->
                            requireNonNull(places.get(language)).stream()
                                .map(place -> thing + " " + place))
                    .toList()));
    return both;
  }

  private static Map<SearchLanguage, List<String>> byLanguage(JsonFields group, String name) {
    return byLanguage(
        new JsonFields(group.find(name).orElse(JsonNodeFactory.instance.objectNode())));
  }

  private static Set<String> words(JsonFields file, String name) {
    return file.find(name).filter(JsonNode::isObject).stream()
        .flatMap(node -> byLanguage(new JsonFields(node)).values().stream())
        .flatMap(List::stream)
        .collect(Collectors.toSet());
  }

  private static Map<SearchLanguage, List<String>> byLanguage(JsonFields node) {
    Map<SearchLanguage, List<String>> words = new EnumMap<>(SearchLanguage.class);
    Stream.of(SearchLanguage.values())
        .forEach(language -> words.put(language, node.texts(language.code())));
    return words;
  }
}
