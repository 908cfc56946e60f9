package be.becivic.site.body;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import be.becivic.corpus.voice.ChangedPassage;
import be.becivic.site.language.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A skill's own Markdown with its tags resolved and everything else as it was written (§6.10). */
public final class BodyMarkdown {
  private static final Comparator<TextEdit> OUTERMOST_FIRST =
      Comparator.<TextEdit>comparingInt(edit -> edit.span().start())
          .thenComparingInt(edit -> -edit.span().end());

  private final Skill skill;
  private final Corpus corpus;
  private final Citations citations;
  private final Language language;
  private final UnaryOperator<String> url;

  public BodyMarkdown(
      Skill skill,
      Corpus corpus,
      Citations citations,
      Language language,
      UnaryOperator<String> url) {
    this.skill = skill;
    this.corpus = corpus;
    this.citations = citations;
    this.language = language;
    this.url = url;
  }

  /**
   * The text after the frontmatter.
   *
   * @param observations what stands where the body asks for observations
   * @param beside what stands beside some passages
   */
  public String render(
      String observations,
      BesidePlaces places,
      Function<List<ChangedPassage.OfBody>, String> beside) {
    List<TextEdit> edits = new ArrayList<>();
    places
        .byEnd()
        .forEach(
            (end, passages) ->
                edits.add(TextEdit.insert(end, "\n\n" + beside.apply(passages) + "\n\n")));
    Set<String> reported = new HashSet<>();
    for (Tag tag : skill.tags()) {
      edit(tag, observations).ifPresent(edits::add);
      if (tag.kind() == TagKind.REF && reported.add(citations.reference(tag).uid())) {
        report(tag).ifPresent(edits::add);
      }
    }
    edits.add(new TextEdit(new Span(0, skill.bodyOffset()), ""));
    return TextEdit.applyAll(skill.file().text(), withoutNested(edits));
  }

  private Optional<TextEdit> edit(Tag tag, String observations) {
    return switch (tag.kind()) {
      case VV -> Optional.of(new TextEdit(tag.span(), value(citations.value(tag))));
      case REF -> reference(tag, citations.reference(tag));
      case PATH -> Optional.of(new TextEdit(tag.span(), path(tag.value("id").orElse(""))));
      case SKILL -> Optional.of(new TextEdit(tag.span(), skill(tag.value("id").orElse(""))));
      case OBSERVATIONS -> Optional.of(new TextEdit(tag.span(), observations));
      case RISK, OBSERVATION, COHORT_STATS -> Optional.empty();
    };
  }

  private static String value(CitedValue value) {
    StringBuilder tag = opening("VV", value.name(), value.uid());
    value
        .status()
        .ifPresentOrElse(
            status -> attribute(tag, "data-status", status.wireName()),
            () -> attribute(tag, "data-resolution-status", "unresolved"));
    value.formerText().ifPresent(former -> attribute(tag, "data-former-value", former));
    String text = value.isResolved() ? MarkdownText.inline(value.text()) : value.text();
    tag.append('>').append(text).append("</VV>");
    value
        .formerText()
        .ifPresent(
            former -> tag.append(" (before: ").append(MarkdownText.inline(former)).append(')'));
    value.reported().ifPresent(reported -> tag.append(' ').append(reported.markdown()));
    return tag.toString();
  }

  /** Only the opening tag says what the catalogue knows; the label is the author's. */
  private Optional<TextEdit> reference(Tag tag, CitedReference reference) {
    StringBuilder opening = opening("Ref", reference.name(), reference.uid());
    if (reference.citation().isEmpty()) {
      attribute(opening, "data-resolution-status", "unresolved");
      opening.append('>').append(CitedValue.UNRESOLVED).append("</Ref>");
      return Optional.of(new TextEdit(tag.span(), opening.toString()));
    }
    reference
        .citation()
        .ifPresent(
            citation -> {
              attribute(opening, "title", citation.title());
              attribute(opening, "url", citation.url());
              citation
                  .lastVerified()
                  .ifPresent(day -> attribute(opening, "last_verified", day.toString()));
              HowRead.of(citation).ifPresent(how -> attribute(opening, "data-read", how));
            });
    reference.status().ifPresent(status -> attribute(opening, "data-status", status.wireName()));
    reference.former().ifPresent(former -> attribute(opening, "data-former-url", former.url()));
    return Optional.of(new TextEdit(tag.opening(), opening.append('>').toString()));
  }

  /** A correction of a reference stands behind its first citation. */
  private Optional<TextEdit> report(Tag tag) {
    return citations
        .reference(tag)
        .reported()
        .map(found -> TextEdit.insert(tag.span().end(), " " + found.markdown()));
  }

  private String path(String id) {
    Optional<PathEntry> path = corpus.paths().find(id);
    return path.map(entry -> linked("Path", id, LocalTitles.of(entry, language), "/paths/"))
        .orElseGet(() -> unresolved("Path", id));
  }

  private String skill(String id) {
    return corpus
        .findSkill(id)
        .map(found -> linked("Skill", id, found.frontmatter().title().orElse(id), "/skills/"))
        .orElseGet(() -> unresolved("Skill", id));
  }

  /** Programs go by the tag, and a model by the link in it, which leads to Markdown as well. */
  private String linked(String tagName, String id, String title, String folder) {
    StringBuilder tag = new StringBuilder("<").append(tagName);
    attribute(tag, "id", id);
    return tag.append('>')
        .append(MarkdownText.link(title, url.apply(folder + id + ".md")))
        .append("</")
        .append(tagName)
        .append('>')
        .toString();
  }

  private static String unresolved(String tagName, String id) {
    StringBuilder tag = new StringBuilder("<").append(tagName);
    attribute(tag, "id", id);
    attribute(tag, "data-resolution-status", "unresolved");
    return tag.append('>')
        .append(CitedValue.UNRESOLVED)
        .append("</")
        .append(tagName)
        .append('>')
        .toString();
  }

  private static StringBuilder opening(String tagName, String name, String uid) {
    StringBuilder tag = new StringBuilder("<").append(tagName);
    attribute(tag, "name", name);
    attribute(tag, "uid", uid);
    return tag;
  }

  private static void attribute(StringBuilder tag, String name, String value) {
    tag.append(' ').append(name).append("=\"").append(Attribute.escape(value)).append('"');
  }

  private static List<TextEdit> withoutNested(List<TextEdit> edits) {
    List<TextEdit> kept = new ArrayList<>();
    int done = 0;
    for (TextEdit edit : edits.stream().sorted(OUTERMOST_FIRST).toList()) {
      if (edit.span().start() >= done) {
        kept.add(edit);
        done = edit.span().end();
      }
    }
    return kept;
  }
}
