package be.becivic.site.body;

import be.becivic.corpus.body.InlineTag;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.TagKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;

/**
 * What a text in reading order holds that its page says first.
 *
 * @param papers the names of what to bring, as the author set them in bold
 * @param cases the headings of its cases
 * @param values the uids of the values it cites, those of papers and steps first
 * @param casesOf by uid, the ids of the cases to which a value belongs that is cited nowhere else
 */
public record SkillContents(
    List<String> papers,
    List<HeadingOutline.Item> cases,
    List<String> values,
    Map<String, Set<String>> casesOf) {
  private static final String ADVICE = "Advice:";
  private static final Pattern AFTER_COLON =
      Pattern.compile("\\s*:\\s*(\\p{L}[^;:.(\\[]{2,80}?)\\s*(?:[;:.(\\[]|(?<end>$))");

  public SkillContents {
    papers = List.copyOf(papers);
    cases = List.copyOf(cases);
    values = List.copyOf(values);
    casesOf = Map.copyOf(casesOf);
  }

  public static SkillContents of(Node document, HeadingOutline outline) {
    List<String> papers = new ArrayList<>();
    List<HeadingOutline.Item> cases = new ArrayList<>();
    List<String> values = new ArrayList<>();
    Map<String, Set<String>> casesOf = new HashMap<>();
    Set<String> ofAll = new HashSet<>();
    Optional<SkillSection> section = Optional.empty();
    Optional<String> inCase = Optional.empty();
    for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
      if (block instanceof Heading heading && heading.getLevel() == 2) {
        section = outline.find(heading).flatMap(HeadingOutline.Item::section);
        inCase = Optional.empty();
      } else if (block instanceof Heading heading && is(section, SkillSection.CASES)) {
        outline.find(heading).ifPresent(cases::add);
        inCase = outline.find(heading).map(HeadingOutline.Item::id);
      } else if (block instanceof ListBlock list && is(section, SkillSection.DOCUMENTS)) {
        papers.addAll(leads(list));
      }
      List<String> cited = new ArrayList<>();
      collect(block, cited);
      values.addAll(cited);
      Optional<String> id = inCase;
      cited.forEach(
          uid ->
              id.ifPresentOrElse(
                  found -> casesOf.computeIfAbsent(uid, _ -> new HashSet<>()).add(found),
                  () -> ofAll.add(uid)));
    }
    casesOf.keySet().removeAll(ofAll);
    return new SkillContents(papers, cases, values.stream().distinct().toList(), casesOf);
  }

  private static boolean is(Optional<SkillSection> section, SkillSection wanted) {
    return section.filter(wanted::equals).isPresent();
  }

  /** The bold words that items begin with, or that advice of ours does. */
  private static List<String> leads(ListBlock list) {
    List<String> leads = new ArrayList<>();
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      Node paragraph = item.getFirstChild();
      Node first = paragraph == null ? null : paragraph.getFirstChild();
      if (first instanceof StrongEmphasis strong) {
        lead(strong).ifPresent(words -> leads.add(words + explained(strong)));
      } else if (first instanceof Text text
          && text.getLiteral().strip().equals(ADVICE)
          && text.getNext() instanceof StrongEmphasis advised) {
        leads.add(PlainText.of(advised));
      }
    }
    return leads;
  }

  /** What a point of a list opens with in bold, without the mark it ends with. */
  static Optional<String> lead(StrongEmphasis strong) {
    Node paragraph = strong.getParent();
    boolean opens =
        strong.getPrevious() == null
            && paragraph.getPrevious() == null
            && paragraph.getParent() instanceof ListItem;
    return opens ? Optional.of(PlainText.of(strong).replaceFirst("[.,:]$", "")) : Optional.empty();
  }

  /** A lead that only says for whom, such as "EU citizens", is followed by the thing itself. */
  private static String explained(StrongEmphasis lead) {
    StringBuilder words = new StringBuilder();
    Node after = lead.getNext();
    while (after instanceof Text || after instanceof SoftLineBreak) {
      words.append(after instanceof Text text ? text.getLiteral() : " ");
      after = after.getNext();
    }
    Matcher thing = AFTER_COLON.matcher(words);
    boolean isWhole = thing.lookingAt() && (thing.group("end") == null || endsSentence(after));
    return isWhole ? ": " + thing.group(1) : "";
  }

  /** A source ends what is said; a figure or a link would be missing from it. */
  private static boolean endsSentence(@Nullable Node after) {
    return after == null
        || after instanceof Recitation
        || after instanceof InlineTag tag && tag.tag().kind() == TagKind.REF;
  }

  private static void collect(Node node, List<String> values) {
    if (node instanceof InlineTag tag && tag.tag().kind() == TagKind.VV) {
      tag.tag().value("uid").ifPresent(values::add);
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, values);
    }
  }
}
