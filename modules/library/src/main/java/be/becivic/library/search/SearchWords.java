package be.becivic.library.search;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The published word list.
 *
 * @param filler words that say nothing about what is sought
 * @param groups expressions that mean the same, by language
 */
public record SearchWords(Set<String> filler, List<Map<Language, List<String>>> groups) {
  public static final String FILE = "data/search-words.json";
  public static final SearchWords NONE = new SearchWords(Set.of(), List.of());

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
        filler, file.objects("groups").stream().map(SearchWords::byLanguage).toList());
  }

  private static Map<Language, List<String>> byLanguage(JsonFields node) {
    Map<Language, List<String>> words = new EnumMap<>(Language.class);
    Stream.of(Language.values())
        .forEach(language -> words.put(language, node.texts(language.code())));
    return words;
  }
}
