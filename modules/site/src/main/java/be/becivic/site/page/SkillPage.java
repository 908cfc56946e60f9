package be.becivic.site.page;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.BodyMarkdown;
import be.becivic.site.body.BodyReader;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.template.JteskillGenerated;
import be.becivic.site.view.Banner;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import be.becivic.site.view.Html;
import be.becivic.site.view.SkillView;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A skill: its text with everything it cites, what it needs, what was reported about it. */
final class SkillPage implements Page {
  private final Shelf shelf;
  private final Skill skill;
  private final SkillText text;
  private final List<Banner> banners;
  private final ObservationsBlock observations;
  private final Head head;

  private SkillPage(Shelf shelf, Skill skill) {
    this.shelf = shelf;
    this.skill = skill;
    this.text = shelf.moment().text(shelf, skill);
    this.banners = new Banners(shelf).of(skill);
    this.observations = new ObservationsBlock(shelf, Links.target(skill), text.observations());
    Head plain =
        Head.of(
            Links.title(skill),
            skill.frontmatter().summary().orElseGet(skill::description),
            Links.path(skill),
            "skills");
    this.head = skill.hasStatus(Status.STABLE) ? plain : plain.notIndexed();
  }

  static Page of(Shelf shelf, Skill skill) {
    return skill.hasStatus(Status.QUARANTINED)
        ? NoticePage.quarantined(
            shelf,
            Links.title(skill),
            Links.path(skill),
            "skills",
            skill
                .frontmatter()
                .supersededBy()
                .flatMap(shelf.corpus()::findSkill)
                .map(next -> new Links(shelf).to(next, ""))
                .stream()
                .toList())
        : new SkillPage(shelf, skill);
  }

  @Override
  public Head head() {
    return head;
  }

  @Override
  public void writeHtml(Frame frame, HtmlTemplateOutput output) {
    SkillText.Written written = text.written();
    Content reported = observations.html(frame, output);
    BodyReader reader =
        new BodyReader(
            shelf.reader().language(),
            shelf::href,
            reported,
            shelf.drawings().process(shelf.corpus(), skill, shelf.t("skill.diagram")));
    SkillSide side = new SkillSide(shelf, skill);
    SkillView view =
        new SkillView(
            Links.title(skill),
            skill.frontmatter().summary().orElse(""),
            skill.frontmatter().topic(),
            skill.frontmatter().status(),
            skill.frontmatter().text("version").orElse(""),
            skill.frontmatter().lastVerified(),
            Authority.name(shelf, skill.frontmatter().text("authority_id")),
            banners,
            disclaimer(),
            written.outline().items(),
            written.html().to(reader),
            text.asksForObservations() ? Html.NONE : reported,
            side.sources(text.citations()),
            side.documents(),
            side.relations(),
            text.standing().map(new Lifecycles(shelf)::view),
            Links.path(skill) + "/canonical.md");
    JteskillGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    StringBuilder sheet = new StringBuilder();
    sheet.append("---\n").append(frontmatter()).append("---\n\n# ");
    sheet.append(MarkdownText.inline(Links.title(skill))).append("\n\n");
    banners.forEach(banner -> sheet.append(BannerMarkdown.of(banner, shelf.baseUrl())));
    sheet
        .append(Sheet.agentsFirst(shelf.baseUrl()))
        .append(" Canonical page: ")
        .append(shelf.baseUrl())
        .append(head.path())
        .append(" Bytes to diff against: ")
        .append(shelf.baseUrl())
        .append(head.path())
        .append("/canonical.md");
    shelf.commit().ifPresent(commit -> sheet.append(" at commit ").append(commit));
    sheet.append("\n\n");
    disclaimer().ifPresent(words -> sheet.append("> ").append(words).append("\n\n"));
    return sheet.append(resolved().strip()).append('\n').toString();
  }

  @Override
  public JsonNode json() {
    return new SkillJson(shelf, text, banners, disclaimer(), observations).write(resolved());
  }

  private String frontmatter() {
    return skill.yamlSpan().in(skill.file().text()).strip() + "\n";
  }

  private String resolved() {
    return new BodyMarkdown(
                skill, shelf.corpus(), text.citations(), shelf.reader().language(), shelf.baseUrl())
            .render(observations.markdown())
        + (text.asksForObservations() ? "" : "\n" + observations.markdown());
  }

  /** Every skill disclaims authority; one that forgot gets it from the page (§3, principle 5). */
  private Optional<String> disclaimer() {
    return text.disclaims()
        ? Optional.empty()
        : Optional.of(Messages.in(Language.EN).get("skill.disclaimer"));
  }
}
