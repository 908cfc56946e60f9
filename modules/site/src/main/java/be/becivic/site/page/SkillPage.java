package be.becivic.site.page;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.PlainText;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.BodyContext;
import be.becivic.site.body.BodyHtml;
import be.becivic.site.body.BodyMarkdown;
import be.becivic.site.body.Citations;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.body.Outline;
import be.becivic.site.facts.Standing;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.template.JteskillGenerated;
import be.becivic.site.view.Banner;
import be.becivic.site.view.Frame;
import be.becivic.site.view.Head;
import be.becivic.site.view.Html;
import be.becivic.site.view.SkillView;
import gg.jte.html.HtmlTemplateOutput;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.node.Heading;
import tools.jackson.databind.JsonNode;

/** A skill: its text with everything it cites, what it needs, what was reported about it. */
final class SkillPage implements Page {
  static final BodyContext.Words WORDS =
      new BodyContext.Words("Risk", "last stable", "not yet stable");
  private static final Pattern DISCLAIMER =
      Pattern.compile("\\bverify\\b.{0,80}\\bcommune\\b", Pattern.CASE_INSENSITIVE);

  private final Shelf shelf;
  private final Skill skill;
  private final Body body;
  private final Citations citations;
  private final List<Banner> banners;
  private final ObservationsBlock observations;
  private final Optional<Standing> standing;
  private final Head head;

  private SkillPage(Shelf shelf, Skill skill) {
    this.shelf = shelf;
    this.skill = skill;
    this.body = shelf.parsed().body(skill);
    this.citations = Citations.of(body, shelf.facts());
    this.banners = new Banners(shelf).of(skill);
    this.observations =
        new ObservationsBlock(
            shelf, Links.target(skill), shelf.facts().findObservations(skill.id()));
    this.standing = shelf.facts().findStanding(Links.target(skill));
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
    Outline outline = Outline.of(body.document());
    BodyContext context =
        new BodyContext(
            shelf.corpus(),
            citations,
            outline,
            shelf.reader().language(),
            WORDS,
            shelf::href,
            observations.html(frame),
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
            outline.items(),
            new Html(BodyHtml.render(body.document(), context) + unasked(context.observations())),
            side.sources(citations),
            side.documents(),
            side.relations(),
            standing.map(new Lifecycles(shelf)::view),
            Links.path(skill) + "/canonical.md");
    JteskillGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    StringBuilder text = new StringBuilder();
    text.append("---\n").append(frontmatter()).append("---\n\n# ");
    text.append(MarkdownText.inline(Links.title(skill))).append("\n\n");
    banners.forEach(banner -> text.append(BannerMarkdown.of(banner, shelf.baseUrl())));
    text.append(Sheet.agentsFirst(shelf.baseUrl()))
        .append(" Canonical page: ")
        .append(shelf.baseUrl())
        .append(head.path())
        .append(" Bytes to diff against: ")
        .append(shelf.baseUrl())
        .append(head.path())
        .append("/canonical.md");
    shelf.commit().ifPresent(commit -> text.append(" at commit ").append(commit));
    text.append("\n\n");
    disclaimer().ifPresent(words -> text.append("> ").append(words).append("\n\n"));
    return text.append(resolved().strip()).append('\n').toString();
  }

  @Override
  public JsonNode json() {
    return new SkillJson(shelf, skill, citations, banners, disclaimer(), observations, standing)
        .write(resolved());
  }

  private String frontmatter() {
    return skill.yamlSpan().in(skill.file().text()).strip() + "\n";
  }

  private String resolved() {
    return new BodyMarkdown(
                skill, shelf.corpus(), citations, shelf.reader().language(), shelf.baseUrl())
            .render(body, observations.markdown())
        + unasked("\n" + observations.markdown());
  }

  /** What was reported is shown even where a body forgot to ask for it. */
  private String unasked(String block) {
    return body.tags(TagKind.OBSERVATIONS).isEmpty() ? block : "";
  }

  /** Every skill disclaims authority; one that forgot gets it from the page (§3, principle 5). */
  private Optional<String> disclaimer() {
    boolean says =
        body.intro().stream()
            .filter(node -> !(node instanceof Heading))
            .anyMatch(node -> DISCLAIMER.matcher(PlainText.of(node)).find());
    return says ? Optional.empty() : Optional.of(Messages.in(Language.EN).get("skill.disclaimer"));
  }
}
