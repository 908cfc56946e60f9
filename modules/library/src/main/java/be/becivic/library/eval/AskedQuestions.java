package be.becivic.library.eval;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.evals.EvalQuestion;
import be.becivic.corpus.evals.Evals;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.search.SearchIndex;
import be.becivic.library.search.SearchQuery;
import be.becivic.library.search.SearchResult;
import be.becivic.library.search.text.SearchType;
import be.becivic.protocol.id.Uid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Asks every question: is the right skill found, and are its facts there and current? */
public final class AskedQuestions {
  private static final int LOOKED_AT = 10;

  private final Corpus corpus;
  private final SearchIndex index;
  private final Map<Uid, CatalogueSeed> rows = new HashMap<>();

  public AskedQuestions(Corpus corpus, SearchIndex index) {
    this.corpus = corpus;
    this.index = index;
    corpus.seeds().values().forEach(row -> rows.put(row.uid(), row));
    corpus.seeds().references().forEach(row -> rows.put(row.uid(), row));
  }

  public List<EvalResult> run() {
    List<EvalResult> results = new ArrayList<>();
    for (Skill skill : corpus.skills()) {
      for (EvalQuestion question : Evals.of(corpus, skill.id())) {
        results.add(new EvalResult(question, rank(question), faults(question)));
      }
    }
    return results;
  }

  private int rank(EvalQuestion question) {
    List<SearchResult> found =
        index.search(
            new SearchQuery(
                question.question(),
                Set.of(SearchType.SKILL),
                SearchQuery.DEFAULT_STATUSES,
                Optional.empty(),
                LOOKED_AT));
    return found.stream().map(SearchResult::id).toList().indexOf(question.finds()) + 1;
  }

  private List<String> faults(EvalQuestion question) {
    Optional<Skill> skill = corpus.findSkill(question.finds());
    if (skill.isEmpty()) {
      return List.of("there is no skill " + question.finds());
    }
    Map<Uid, String> said = new HashMap<>();
    Set<Uid> contradicted = new HashSet<>();
    for (CatalogueTag tag : CatalogueTag.in(skill.get().tags())) {
      tag.uid()
          .ifPresent(
              uid -> {
                said.put(uid, tag.tag().value("name").orElse(""));
                if (!rowName(uid).equals(tag.tag().value("name"))) {
                  contradicted.add(uid);
                }
              });
    }
    List<String> faults = new ArrayList<>();
    List<Uid> wanted = new ArrayList<>(question.facts());
    wanted.addAll(question.cites());
    for (Uid uid : wanted) {
      if (!said.containsKey(uid)) {
        faults.add(uid + " is not in the text");
      } else if (!rows.containsKey(uid)) {
        faults.add(uid + " is not in the catalogue");
      } else if (contradicted.contains(uid)) {
        faults.add(uid + " is cited under another name");
      } else if (isGone(uid)) {
        faults.add(uid + " is not current");
      }
    }
    return faults;
  }

  private Optional<String> rowName(Uid uid) {
    return Optional.ofNullable(rows.get(uid)).map(CatalogueSeed::name);
  }

  private boolean isGone(Uid uid) {
    return new JsonFields(Objects.requireNonNull(rows.get(uid)).row())
        .text("status")
        .filter(Set.of("quarantined", "deprecated")::contains)
        .isPresent();
  }
}
