package be.becivic.corpus.check.prose;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Section;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.BodySections;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.protocol.lifecycle.Status;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fees and terms in a body are volatile values (§16); headings may name a case by its years. */
public final class HardCodedRule implements FileRule {
  private static final Pattern HEADING = Pattern.compile("^#{1,6} .*$", Pattern.MULTILINE);

  @Override
  public String id() {
    return "hard_coded";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return corpus.skills().stream().map(skill -> skill.file().path());
  }

  @Override
  public void check(FileCase file, Reporter report) {
    Skill skill = file.skill();
    if (skill.hasStatus(Status.DRAFT) || skill.isMeta()) {
      return;
    }
    Body body = skill.body();
    if (body.problems().isEmpty()) {
      check(skill.file().text(), body, report);
    }
  }

  private static void check(String text, Body body, Reporter report) {
    String prose = prose(text, body);
    List<Section> sections = body.sections();
    for (int i = 0; i < sections.size(); i++) {
      if (BodySections.FACTUAL.contains(sections.get(i).title())) {
        int start = sections.get(i).heading().start();
        int end = i + 1 < sections.size() ? sections.get(i + 1).heading().start() : prose.length();
        for (Span figure : HardCodedFigures.in(prose.substring(start, end))) {
          Span where = figure.shift(start);
          report.error(
              where,
              HardCodedFigures.MESSAGE.formatted(where.in(text).replaceAll("\\s+", " ")),
              HardCodedFigures.REMEDY);
        }
      }
    }
  }

  /** The text of the same length, with citations, values and headings blanked out. */
  private static String prose(String text, Body body) {
    char[] prose = text.toCharArray();
    for (Tag tag : body.tags()) {
      if (tag.kind() == TagKind.VV || tag.kind() == TagKind.REF) {
        blank(prose, tag.span());
      }
    }
    for (Recitation recitation : body.recitations()) {
      blank(prose, recitation.span());
    }
    HEADING
        .matcher(text)
        .results()
        .forEach(heading -> blank(prose, new Span(heading.start(), heading.end())));
    return new String(prose);
  }

  /** With a character no figure contains, so that nothing is found across a citation. */
  private static void blank(char[] text, Span span) {
    Arrays.fill(text, span.start(), span.end(), '|');
  }
}
