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
import java.util.Optional;

/** What a person came for, in one card: made from what the skill itself says and needs. */
public final class GlanceCard {
  /** How many letters of groups and cases leave room for the other answers on a first screen. */
  private static final int ROOM_FOR_WHO = 100;

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
    rows.add(who());
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

  /** The groups it is for, what must come first, and the cases it tells apart, as many as fit. */
  private GlanceRow who() {
    List<GlanceLine> lines = new ArrayList<>(groups());
    List<GlanceLine> cases =
        reading.written().contents().cases().stream()
            .map(item -> words.line(item.title()).linkedTo("#" + item.id()))
            .toList();
    int shown = fitting(cases, lines);
    lines.addAll(cases.subList(0, shown));
    return new GlanceRow(
        "who",
        context.t("glance.who"),
        lines,
        List.of(),
        shown < cases.size()
            ? Optional.of(
                GlanceLine.ours(context.t("glance.cases", cases.size() - shown)).linkedTo("#cases"))
            : Optional.empty());
  }

  private static int fitting(List<GlanceLine> cases, List<GlanceLine> groups) {
    int room = ROOM_FOR_WHO - groups.stream().mapToInt(group -> group.text().length()).sum();
    int shown = 0;
    while (shown < cases.size() && cases.get(shown).text().length() <= room) {
      room -= cases.get(shown).text().length();
      shown++;
    }
    return shown;
  }

  private List<GlanceLine> groups() {
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
    return lines;
  }

  private GlanceLine first(ArtefactLink link) {
    return GlanceLine.ours(context.t("glance.first", link.title())).linkedTo(link.href());
  }

  /** Where only single places ask for money, what is free comes first. */
  private List<GlanceLine> costs(ValueLines values) {
    List<GlanceLine> costs = new ArrayList<>();
    List<GlanceLine> amounts = values.costs();
    FilingPlaces places = new FilingPlaces(context, skill);
    if (amounts.isEmpty()) {
      costs.addAll(places.fees());
    } else if (amounts.stream().allMatch(GlanceLine::isLocal)) {
      places.free().ifPresent(costs::add);
    }
    costs.addAll(amounts);
    return costs.isEmpty() ? List.of(GlanceLine.ours(context.t("glance.cost.none"))) : costs;
  }
}
