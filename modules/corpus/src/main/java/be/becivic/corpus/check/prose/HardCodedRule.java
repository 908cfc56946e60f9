package be.becivic.corpus.check.prose;

import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import be.becivic.corpus.text.Span;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Fees and terms in a body are volatile values (§16); headings may name a case by its years. */
public final class HardCodedRule implements SkillRule {
  private static final Pattern HEADING = Pattern.compile("^#{1,6} .*$", Pattern.MULTILINE);

  @Override
  public String id() {
    return "hard_coded";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    if (!skill.hasBody() || skill.skill().isMeta() || !skill.body().problems().isEmpty()) {
      return;
    }
    String prose = prose(skill);
    List<Section> sections = skill.body().sections();
    for (int i = 0; i < sections.size(); i++) {
      if (BodySections.FACTUAL.contains(sections.get(i).title())) {
        int start = sections.get(i).heading().start();
        int end = i + 1 < sections.size() ? sections.get(i + 1).heading().start() : prose.length();
        for (Span figure : HardCodedFigures.in(prose.substring(start, end))) {
          Span where = figure.shift(start);
          report.error(
              where,
              HardCodedFigures.MESSAGE.formatted(where.in(skill.text()).replaceAll("\\s+", " ")),
              HardCodedFigures.REMEDY);
        }
      }
    }
  }

  /** The text of the same length, with citations, values and headings blanked out. */
  private static String prose(SkillCase skill) {
    char[] text = skill.text().toCharArray();
    for (Tag tag : skill.body().tags()) {
      if (tag.kind() == TagKind.VV || tag.kind() == TagKind.REF) {
        blank(text, tag.span());
      }
    }
    for (Recitation recitation : skill.body().recitations()) {
      blank(text, recitation.span());
    }
    HEADING
        .matcher(skill.text())
        .results()
        .forEach(heading -> blank(text, new Span(heading.start(), heading.end())));
    return new String(text);
  }

  /** With a character no figure contains, so that nothing is found across a citation. */
  private static void blank(char[] text, Span span) {
    Arrays.fill(text, span.start(), span.end(), '|');
  }
}
