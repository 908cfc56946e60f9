package be.becivic.site.body;

import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.skill.Skill;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.StrongEmphasis;

/**
 * What a skill says under one of its headings.
 *
 * @param leads the bold words its points open with
 * @param text everything under the heading, up to the next one
 */
public record SectionText(HeadingOutline.Item heading, List<String> leads, String text) {
  public SectionText {
    leads = List.copyOf(leads);
  }

  /** The sections in the order in which a page has them, each with the id it has there. */
  public static List<SectionText> listOf(Skill skill) {
    Node document = skill.body().document();
    ReadingOrder.arrange(document);
    HeadingOutline outline = HeadingOutline.ofSkill(document);
    List<SectionText> sections = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        outline.find(heading).map(item -> under(heading, item)).ifPresent(sections::add);
      }
    }
    return sections;
  }

  private static SectionText under(Heading heading, HeadingOutline.Item item) {
    List<String> leads = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Node block = heading.getNext();
    while (block != null && !(block instanceof Heading)) {
      if (block instanceof ListBlock list) {
        leads.addAll(leads(list));
      }
      text.append(PlainText.of(block)).append(' ');
      block = block.getNext();
    }
    return new SectionText(item, leads, text.toString());
  }

  private static List<String> leads(ListBlock list) {
    List<String> leads = new ArrayList<>();
    for (Node point = list.getFirstChild(); point != null; point = point.getNext()) {
      Node paragraph = point.getFirstChild();
      if (paragraph != null && paragraph.getFirstChild() instanceof StrongEmphasis strong) {
        SkillContents.lead(strong).ifPresent(leads::add);
      }
    }
    return leads;
  }
}
