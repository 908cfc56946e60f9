package be.becivic.library.search.document;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.search.document.SearchDocument.Wording;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What there is to find: the content and the current rows of the catalogues. */
public final class SearchDocuments {
  private SearchDocuments() {}

  public static List<SearchDocument> of(
      Corpus corpus, List<Revision<CatalogueValue>> values, List<Revision<Citation>> references) {
    List<SearchDocument> documents = new ArrayList<>();
    corpus.skills().forEach(skill -> documents.add(skill(skill)));
    corpus.paths().list().forEach(path -> documents.add(path(path)));
    values.forEach(value -> documents.add(CatalogueDocuments.value(value)));
    references.forEach(reference -> documents.add(CatalogueDocuments.reference(reference)));
    corpus.communes().list().forEach(commune -> documents.add(CommuneDocument.of(commune)));
    return documents;
  }

  private static SearchDocument skill(Skill skill) {
    Frontmatter header = skill.frontmatter();
    Map<SearchLanguage, Wording> wordings = new EnumMap<>(SearchLanguage.class);
    Map<String, String> summaries = JsonTexts.byName(new JsonFields(header.json()), "summaries");
    Map<String, String> titles = JsonTexts.byName(new JsonFields(header.json()), "titles");
    for (SearchLanguage language : SearchLanguage.values()) {
      Optional.ofNullable(titles.get(language.code()))
          .ifPresent(
              title ->
                  wordings.put(
                      language,
                      new Wording(title, summaries.getOrDefault(language.code(), ""), "")));
    }
    wordings.put(
        SearchLanguage.EN,
        new Wording(
            header.title().orElse(skill.id().value()),
            header.summary().orElse(""),
            SkillProse.of(skill.body())));
    return new SearchDocument(
        SearchType.SKILL,
        skill.id().value(),
        header.status(),
        header.topic().map(Set::of).orElse(Set.of()),
        wordings,
        Stream.concat(Stream.of(skill.id().value()), header.tags().stream()).toList(),
        skill.isMeta());
  }

  private static SearchDocument path(PathEntry path) {
    Map<String, String> descriptions = JsonTexts.byName(path.fields(), "description");
    Map<SearchLanguage, Wording> wordings = new EnumMap<>(SearchLanguage.class);
    for (SearchLanguage language : SearchLanguage.values()) {
      Optional.ofNullable(path.titles().get(language.code()))
          .ifPresent(
              title ->
                  wordings.put(
                      language,
                      new Wording(title, descriptions.getOrDefault(language.code(), ""), "")));
    }
    if (wordings.isEmpty()) {
      wordings.put(SearchLanguage.EN, new Wording(path.id().value(), "", ""));
    }
    return new SearchDocument(
        SearchType.PATH,
        path.id().value(),
        path.status(),
        Set.copyOf(path.themes()),
        wordings,
        List.of(path.id().value()));
  }
}
