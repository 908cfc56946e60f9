package be.becivic.site.page.glance;

import be.becivic.corpus.skill.Skill;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.glance.GlanceLine;
import be.becivic.site.view.glance.GlanceRow;
import be.becivic.site.view.glance.SureView;
import java.util.ArrayList;
import java.util.List;

/** What a person came for, in one card: made from what the skill itself says and needs. */
public final class GlanceCard {
  private static final int MOST_CASES = 2;
  private static final int MOST_LINES = 3;
  private static final int MOST_PAPERS = 6;

  private final PageContext context;
  private final SkillReading reading;
  private final Skill skill;
  private final AuthorWords words;

  public GlanceCard(PageContext context, SkillReading reading) {
    this.context = context;
    this.reading = reading;
    this.skill = reading.skill();
    this.words = new AuthorWords(context);
  }

  /** Empty for what agents read about their own work. */
  public List<GlanceRow> rows(SureView sure) {
    if (skill.isMeta()) {
      return List.of();
    }
    ValueLines values = new ValueLines(context, reading);
    List<GlanceRow> rows = new ArrayList<>();
    rows.add(row("who", who(), MOST_CASES, hasChoice() ? "cases" : "s-branching-layer"));
    rows.add(row("cost", costs(values), MOST_LINES, "s-required-documents"));
    rows.add(row("where", new FilingPlaces(context, skill).list(), MOST_LINES, "s-process"));
    rows.add(
        row(
            "bring",
            reading.written().contents().papers().stream().map(words::line).toList(),
            MOST_PAPERS,
            "s-required-documents"));
    rows.add(
        GlanceRow.whole(
            "sure",
            context.t("glance.sure"),
            GlanceLine.ours(sure.verdict()),
            GlanceLine.ours(context.t("glance.sure.more")).linkedTo("#sure")));
    rows.add(row("time", values.times(), MOST_LINES, "s-process"));
    return rows.stream().filter(row -> !row.lines().isEmpty()).toList();
  }

  private GlanceRow row(String id, List<GlanceLine> lines, int most, String rest) {
    return GlanceRow.of(
        id,
        context.t("glance." + id),
        lines,
        most,
        GlanceLine.ours(context.t("glance.more", lines.size() - most)).linkedTo("#" + rest));
  }

  /** The groups it is for, what must come first, and the cases it tells apart. */
  private List<GlanceLine> who() {
    List<GlanceLine> lines = new ArrayList<>();
    skill
        .frontmatter()
        .appliesTo()
        .ifPresent(
            applies ->
                new CaseWords(context)
                    .of(applies).stream().map(GlanceLine::ours).forEach(lines::add));
    ArtefactLinks links = new ArtefactLinks(context);
    skill.frontmatter().prerequisites().stream()
        .flatMap(id -> context.content().everything().findSkill(id).stream())
        .map(first -> links.to(first, ""))
        .map(this::first)
        .forEach(lines::add);
    reading.written().contents().cases().stream()
        .map(item -> words.line(item.title()).linkedTo("#" + item.id()))
        .forEach(lines::add);
    return lines;
  }

  /** Whether the page asks which case is the reader's. */
  private boolean hasChoice() {
    return reading.written().contents().cases().size() > 1;
  }

  private GlanceLine first(ArtefactLink link) {
    return GlanceLine.ours(context.t("glance.first", link.title())).linkedTo(link.href());
  }

  private List<GlanceLine> costs(ValueLines values) {
    List<GlanceLine> costs = values.costs();
    List<GlanceLine> notes = costs.isEmpty() ? new FilingPlaces(context, skill).fees() : costs;
    return notes.isEmpty() ? List.of(GlanceLine.ours(context.t("glance.cost.none"))) : notes;
  }
}
