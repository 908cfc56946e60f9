package be.becivic.site.page.skill;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.body.BodyMarkdown;
import be.becivic.site.body.LocalTitles;
import be.becivic.site.body.MarkdownText;
import be.becivic.site.body.ReaderChoices;
import be.becivic.site.language.Language;
import be.becivic.site.language.Messages;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.Authority;
import be.becivic.site.page.common.BannerMarkdown;
import be.becivic.site.page.common.Banners;
import be.becivic.site.page.common.BesideBlock;
import be.becivic.site.page.common.Drawings;
import be.becivic.site.page.common.Lifecycles;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.NoticePage;
import be.becivic.site.page.common.ObservationsBlock;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.page.common.TocLines;
import be.becivic.site.page.glance.CaseChoices;
import be.becivic.site.page.glance.GlanceCard;
import be.becivic.site.page.glance.HowSure;
import be.becivic.site.template.JteskillGenerated;
import be.becivic.site.view.Banner;
import be.becivic.site.view.Html;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import be.becivic.site.view.SkillView;
import be.becivic.site.view.glance.SureView;
import gg.jte.Content;
import gg.jte.html.HtmlTemplateOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A skill: its text with everything it cites, what it needs, what was reported about it. */
public final class SkillPage implements Page {
  private final PageContext context;
  private final Skill skill;
  private final PageHead head;
  private @Nullable Parts parts;

  /** What the page has below its head; lists want the head alone, and this takes a parse. */
  private record Parts(SkillReading text, List<Banner> banners, ObservationsBlock observations) {
    static Parts of(PageContext context, Skill skill) {
      SkillReading text = context.shared().text().of(context, skill);
      List<Banner> banners = new ArrayList<>(new Banners(context).flagged(text.standing()));
      banners.addAll(text.beside().banners());
      banners.addAll(new Banners(context).of(skill));
      return new Parts(
          text,
          banners,
          new ObservationsBlock(context, ArtefactLinks.target(skill), text.observations()));
    }
  }

  private SkillPage(PageContext context, Skill skill) {
    this.context = context;
    this.skill = skill;
    PageHead plain =
        PageHead.of(
            LocalTitles.of(skill, context.reader().language()),
            Optional.of(LocalTitles.describe(skill, context.reader().language()))
                .filter(summary -> !summary.isEmpty())
                .orElseGet(skill::description),
            ArtefactLinks.path(skill),
            "skills");
    this.head = skill.hasStatus(Status.STABLE) ? plain : plain.notIndexed();
  }

  public static Page of(PageContext context, Skill skill) {
    return skill.hasStatus(Status.QUARANTINED)
        ? NoticePage.quarantined(
            context,
            LocalTitles.of(skill, context.reader().language()),
            ArtefactLinks.path(skill),
            "skills",
            skill
                .frontmatter()
                .supersededBy()
                .flatMap(context.corpus()::findSkill)
                .map(next -> new ArtefactLinks(context).to(next, ""))
                .stream()
                .toList())
        : new SkillPage(context, skill);
  }

  private Parts parts() {
    Parts known = parts;
    if (known == null) {
      known = Parts.of(context, skill);
      parts = known;
    }
    return known;
  }

  @Override
  public PageHead head() {
    return head;
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    SkillReading text = parts().text();
    SkillReading.Written written = text.written();
    Content reported = parts().observations().html(frame, output);
    ReaderChoices reader =
        new ReaderChoices(
            context.reader().language(),
            context::href,
            reported,
            context
                .shared()
                .drawings()
                .process(
                    context.corpus(),
                    skill,
                    text.translations(),
                    context.reader().language(),
                    new Drawings.FlowWords(
                        context.t("skill.diagram"),
                        context.t("skill.diagram.hint"),
                        context.t("skill.diagram.brief"),
                        context.t("english.mark"))),
            passages -> text.beside().html(passages, frame, output));
    SkillSide side = new SkillSide(context, skill);
    SureView sure = new HowSure(context).of(text);
    SkillView view =
        new SkillView(
            LocalTitles.of(skill, context.reader().language()),
            LocalTitles.describe(skill, context.reader().language()),
            isTranslated(),
            text.translations().languages().contains(context.reader().language().code()),
            skill.frontmatter().topic(),
            ArtefactLinks.standing(skill),
            new GlanceCard(context, text).rows(sure),
            sure,
            Authority.name(context, skill.frontmatter().text("authority_id")),
            parts().banners(),
            disclaimer().map(_ -> context.t("skill.disclaimer")),
            text.beside().html(text.beside().fields(), frame, output),
            new TocLines(context).of(written.outline().items()),
            CaseChoices.of(context, written.contents().cases()),
            written.html().to(reader),
            text.asksForObservations() ? Html.NONE : reported,
            side.sources(text.citations()),
            side.documents(),
            side.relations(),
            text.standing().map(new Lifecycles(context)::view),
            ArtefactLinks.path(skill) + "/canonical.md");
    JteskillGenerated.render(output, null, frame, view);
  }

  private boolean isTranslated() {
    return skill.frontmatter().json().path("titles").has(context.reader().language().code());
  }

  @Override
  public String markdown() {
    BesideBlock beside = parts().text().beside();
    StringBuilder page = new StringBuilder();
    page.append("---\n").append(frontmatter()).append("---\n\n# ");
    page.append(MarkdownText.inline(ArtefactLinks.title(skill))).append("\n\n");
    parts().banners().forEach(banner -> page.append(BannerMarkdown.of(banner, context)));
    page.append(MarkdownPage.agentsFirst(context.baseUrl()))
        .append(" Canonical page: ")
        .append(context.baseUrl())
        .append(head.path())
        .append(" Bytes to diff against: ")
        .append(context.baseUrl())
        .append(head.path())
        .append("/canonical.md");
    context.commit().ifPresent(commit -> page.append(" at commit ").append(commit));
    page.append("\n\n");
    disclaimer().ifPresent(words -> page.append("> ").append(words).append("\n\n"));
    String fields = beside.markdown(beside.fields());
    page.append(fields).append(fields.isEmpty() ? "" : "\n\n");
    return page.append(resolved().strip()).append('\n').toString();
  }

  @Override
  public JsonNode json() {
    return new SkillJson(
            context, parts().text(), parts().banners(), disclaimer(), parts().observations())
        .write(resolved());
  }

  private String frontmatter() {
    return skill.yamlSpan().in(skill.file().text()).strip() + "\n";
  }

  private String resolved() {
    SkillReading text = parts().text();
    String observations = parts().observations().markdown();
    return new BodyMarkdown(
                skill,
                context.content().everything(),
                text.citations(),
                context.reader().language(),
                context::url)
            .render(observations, text.places(), text.beside()::markdown)
        + (text.asksForObservations() ? "" : "\n" + observations);
  }

  /** Every skill disclaims authority; one that forgot gets it from the page (§3, principle 5). */
  private Optional<String> disclaimer() {
    return parts().text().disclaims()
        ? Optional.empty()
        : Optional.of(context.site().named(Messages.in(Language.EN).get("skill.disclaimer")));
  }
}
