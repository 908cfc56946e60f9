package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.text.Span;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;

/** Every address in a body is on a listed host (§15.2). */
final class SourceUrlRule implements SkillRule {
  @Override
  public String id() {
    return "source_url";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags(TagKind.REF)) {
      tag.attribute("url")
          .filter(url -> !url.value().isBlank())
          .ifPresent(url -> check(url.value(), skill, url.span(), report));
    }
    links(skill.body().document(), skill, report);
  }

  private static void links(Node node, SkillCase skill, Reporter report) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      if (child instanceof Link link && !link.getDestination().startsWith("#")) {
        SourceSpan span = link.getSourceSpans().getFirst();
        Span where = Span.at(span.getInputIndex() + skill.skill().bodyOffset());
        check(link.getDestination(), skill, where, report);
      }
      links(child, skill, report);
    }
  }

  private static void check(String url, SkillCase skill, Span where, Reporter report) {
    SourceUrls.check(url, skill.corpus().sourceClasses(), where, report);
  }
}
