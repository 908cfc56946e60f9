package be.becivic.library.search.text;

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

/**
 * The published word list.
 *
 * @param filler words that say nothing about what is sought
 * @param groups what people call what they seek
 */
public record SearchWords(Set<String> filler, List<Group> groups) {
  public static final String FILE = "data/search-words.json";
  public static final SearchWords NONE = new SearchWords(Set.of(), List.of());

  /**
   * Expressions that mean the same, or lead to the same.
   *
   * @param about the skills and paths they lead to; where empty, those that use one of them as a
   *     name
   */
  public record Group(Set<String> about, Map<SearchLanguage, List<String>> names) {
    public Group {
      about = Collections.unmodifiableSet(new TreeSet<>(about));
      names = Collections.unmodifiableMap(new EnumMap<>(names));
    }
  }

  public SearchWords {
    filler = Set.copyOf(filler);
    groups = List.copyOf(groups);
  }

  /** The list of a corpus; what is malformed in it reads as absent. */
  public static SearchWords of(Corpus corpus) {
    String text = corpus.findFile(FILE).map(SourceFile::text).orElse("{}");
    JsonFields file = new JsonFields(JsonDocument.parse(text).json());
    Set<String> filler =
        file.find("filler").filter(JsonNode::isObject).stream()
            .flatMap(node -> byLanguage(new JsonFields(node)).values().stream())
            .flatMap(List::stream)
            .collect(Collectors.toSet());
    return new SearchWords(
        filler,
        file.objects("groups").stream()
            .map(group -> new Group(Set.copyOf(group.texts("about")), byLanguage(group)))
            .toList());
  }

  private static Map<SearchLanguage, List<String>> byLanguage(JsonFields node) {
    Map<SearchLanguage, List<String>> words = new EnumMap<>(SearchLanguage.class);
    Stream.of(SearchLanguage.values())
        .forEach(language -> words.put(language, node.texts(language.code())));
    return words;
  }
}
