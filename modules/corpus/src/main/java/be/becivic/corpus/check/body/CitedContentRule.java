package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.ShownContent;
import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a tag says of a value or a reference is what the catalogue says of it, or once said in our
 * voice. Pages show the catalogue's words, but whoever reads the file sees the tag's.
 */
public final class CitedContentRule implements SkillRule {
  @Override
  public String id() {
    return "cited_content";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (CatalogueTag cited : skill.cited()) {
      List<ShownContent> shown =
          uid(cited, skill.catalogue()).map(skill.catalogue()::shown).orElse(List.of());
      if (!shown.isEmpty() && shown.stream().noneMatch(isIn(cited.tag(), skill.text()))) {
        report.error(
            cited.tag().opening(),
            "The tag says something else than the catalogue.",
            "Write what the catalogue has, and propose another value or source for it apart.");
      }
    }
  }

  private static Optional<Uid> uid(CatalogueTag cited, CatalogueLookup catalogue) {
    return cited
        .uid()
        .or(
            () ->
                cited
                    .tag()
                    .value("name")
                    .flatMap(name -> catalogue.find(CatalogueTag.catalogueOf(cited.tag()), name))
                    .map(CatalogueLookup.Entry::uid));
  }

  private static Predicate<ShownContent> isIn(Tag tag, String text) {
    return shown ->
        switch (shown) {
          case ShownContent.Value value ->
              tag.content()
                  .map(span -> span.in(text))
                  .filter(words -> !words.isBlank() && !value.reads(words))
                  .isEmpty();
          case ShownContent.Source source ->
              Stream.of(
                      says(tag, "title", Optional.of(source.title())),
                      says(tag, "url", Optional.of(source.url())),
                      says(tag, "last_verified", source.lastVerified()))
                  .allMatch(same -> same);
        };
  }

  private static boolean says(Tag tag, String attribute, Optional<String> shown) {
    return tag.value(attribute).filter(said -> !Optional.of(said).equals(shown)).isEmpty();
  }
}
