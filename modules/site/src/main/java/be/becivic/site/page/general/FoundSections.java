package be.becivic.site.page.general;

import be.becivic.corpus.skill.Skill;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.WordStems;
import be.becivic.site.body.HeadingOutline;
import be.becivic.site.body.LocalHeadings;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.SectionText;
import be.becivic.site.body.SkillSection;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.SearchView;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The sections of a procedure that what was sought leads to. A word counts the more the fewer of
 * the sections have it; most in a heading, less in the bold words of a point, least in the text.
 */
final class FoundSections {
  private static final int MOST = 2;
  private static final double HEADING = 3;
  private static final double LEAD = 2;

  /** A word in the text of one section among ten; or in the heading of every second. */
  private static final double ENOUGH = 2;

  private static final double NEAR_THE_BEST = 0.6;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final Set<SkillSection> ASIDE =
      EnumSet.of(SkillSection.OBSERVATIONS, SkillSection.REQUESTS);

  /** Who says what there is not means another case than one that has it. */
  private static final Pattern WITHOUT =
      Pattern.compile(
          "\\b(?:no|not|without|sans|pas|zonder|geen|niet|ohne|nicht|keine?[mnrs]?)\\b");

  private static final int SHORTEST_STEM = 4;

  private final PageContext context;
  private final Optional<SearchLanguage> spoken;
  private final boolean isWithout;
  private final LocalHeadings names;

  /** Each word that says something, with its stems in every language. */
  private final Map<String, Map<SearchLanguage, Set<String>>> sought = new LinkedHashMap<>();

  /** The words sought that a section has, by where it has them. */
  private record Section(
      HeadingOutline.Item item, Set<String> heading, Set<String> leads, Set<String> text) {
    Set<String> words() {
      Set<String> all = new HashSet<>(text);
      all.addAll(leads);
      all.addAll(heading);
      return all;
    }

    double weight(String word) {
      return heading.contains(word) ? HEADING : leads.contains(word) ? LEAD : 1;
    }
  }

  private record Scored(HeadingOutline.Item item, double score) {}

  /**
   * Seeks in sections.
   *
   * @param spoken the language of the query, if it is known: a word of one means something else in
   *     another
   */
  FoundSections(PageContext context, String query, Optional<SearchLanguage> spoken) {
    this.context = context;
    this.spoken = spoken;
    this.isWithout = isWithout(query);
    this.names = new LocalHeadings(context.corpus().phrases());
    WORD.matcher(query.toLowerCase(Locale.ROOT))
        .results()
        .map(MatchResult::group)
        .forEach(this::seek);
  }

  /** What is a word without weight in one of the languages is one in all. */
  private void seek(String word) {
    Map<SearchLanguage, Set<String>> stems = new EnumMap<>(SearchLanguage.class);
    for (SearchLanguage language : SearchLanguage.values()) {
      stems.put(language, WordStems.of(word, language));
    }
    if (stems.values().stream().noneMatch(Set::isEmpty)) {
      sought.put(word, stems);
    }
  }

  /** The best first; none where no section stands out. */
  List<SearchView.Section> of(Skill skill) {
    List<Section> sections =
        SectionText.listOf(skill).stream()
            .filter(section -> section.heading().section().filter(ASIDE::contains).isEmpty())
            .filter(section -> !isWithout || isWithout(section.heading().title()))
            .map(this::read)
            .toList();
    Set<String> telling = telling(skill, sections);
    List<Scored> scored =
        sections.stream()
            .filter(section -> has(section, telling))
            .map(section -> new Scored(section.item(), score(section, sections)))
            .sorted(Comparator.comparingDouble(Scored::score).reversed())
            .toList();
    double best = scored.isEmpty() ? 0 : scored.getFirst().score();
    return scored.stream()
        .filter(each -> each.score() >= Math.max(ENOUGH, best * NEAR_THE_BEST))
        .limit(MOST)
        .map(each -> link(skill, each.item()))
        .toList();
  }

  /** The words that tell sections apart: those that some have, without those that name them all. */
  private Set<String> telling(Skill skill, List<Section> sections) {
    Set<String> telling = new HashSet<>();
    sections.forEach(section -> telling.addAll(section.words()));
    for (Language language : Language.values()) {
      String title = LocalTitles.of(skill, language);
      telling.removeAll(found(title, language));
      telling.removeIf(word -> begins(word, title));
    }
    return telling;
  }

  private static boolean isWithout(String text) {
    return WITHOUT.matcher(text.toLowerCase(Locale.ROOT)).find();
  }

  /** "Belg" is in "Belgische nationaliteit", though their stems differ. */
  private static boolean begins(String word, String title) {
    return word.length() >= SHORTEST_STEM
        && WORD.matcher(title.toLowerCase(Locale.ROOT))
            .results()
            .anyMatch(each -> each.group().startsWith(word));
  }

  /** Two of the words, or two of those that tell sections apart; where there is but one, that. */
  private boolean has(Section section, Set<String> telling) {
    Set<String> words = section.words();
    long apart = words.stream().filter(telling::contains).count();
    return words.size() >= Math.min(2, sought.size())
        || apart > 0 && apart >= Math.min(2, telling.size());
  }

  private Section read(SectionText section) {
    Set<String> heading = found(section.heading().title(), Language.EN);
    Set<String> leads = found(String.join(" ", section.leads()), Language.EN);
    for (Language language : Language.values()) {
      names
          .find(section.heading(), language)
          .ifPresent(name -> heading.addAll(found(name, language)));
      section.leads().stream()
          .flatMap(lead -> names.phrases().find(lead, language.code()).stream())
          .forEach(lead -> leads.addAll(found(lead, language)));
    }
    boolean isEnglish = spoken.filter(language -> language != SearchLanguage.EN).isEmpty();
    Set<String> text = isEnglish ? found(section.text(), Language.EN) : Set.of();
    return new Section(section.heading(), heading, leads, text);
  }

  /** Those of the words sought that a text has. */
  private Set<String> found(String text, Language language) {
    SearchLanguage spoken = SearchLanguage.parse(language.code()).orElseThrow();
    Set<String> stems = WordStems.of(text, spoken);
    return sought.entrySet().stream()
        .filter(word -> stems.containsAll(word.getValue().getOrDefault(spoken, Set.of())))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static double score(Section section, List<Section> all) {
    double score = 0;
    for (String word : section.words()) {
      long having = all.stream().filter(each -> each.words().contains(word)).count();
      score += Math.log((double) all.size() / having) * section.weight(word);
    }
    return score;
  }

  private SearchView.Section link(Skill skill, HeadingOutline.Item item) {
    Optional<String> local = names.find(item, context.reader().language());
    return new SearchView.Section(
        context.href(ArtefactLinks.path(skill) + "#" + item.id()),
        local.orElse(item.title()),
        local.isEmpty(),
        item.section().isEmpty());
  }
}
