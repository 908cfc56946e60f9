package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.check.rule.SourceUrls;
import be.becivic.corpus.text.Span;
import java.util.function.Supplier;
import org.commonmark.node.Link;
import org.commonmark.node.SourceSpan;

/** Every address in a body is on a listed host (§15.2), those of official mailboxes too. */
public final class SourceUrlRule implements SkillRule {
  @Override
  public String id() {
    return "source_url";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags(TagKind.REF)) {
      tag.attribute("url")
          .filter(url -> !url.value().isBlank())
          .ifPresent(url -> check(url.value(), skill, url::span, report));
    }
    for (Link link : skill.body().links()) {
      boolean isContact = skill.corpus().sourceClasses().allowsMail(link.getDestination());
      if (!isContact && !link.getDestination().startsWith("#")) {
        SourceSpan span = link.getSourceSpans().getFirst();
        Span where = Span.at(span.getInputIndex() + skill.skill().bodyOffset());
        check(link.getDestination(), skill, () -> where, report);
      }
    }
  }

  private static void check(String url, SkillCase skill, Supplier<Span> where, Reporter report) {
    SourceUrls.check(url, skill.corpus().sourceClasses(), where, report);
  }
}
