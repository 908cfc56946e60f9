package be.becivic.site.page.glance;

import be.becivic.corpus.skill.Skill;
import be.becivic.site.body.LocalTitles;
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
import java.util.Set;

/** What a person came for, in one card: made from what the skill itself says and needs. */
public final class GlanceCard {
  private static final int MOST_CASES = 4;
  private static final int MOST_LINES = 3;

  /** Terms stand last, below the first screen of a phone, so there is room for some more. */
  private static final int MOST_TIMES = 5;

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
    rows.add(places(row("cost", costs(values), MOST_LINES)));
    rows.add(row("where", new FilingPlaces(context, skill).list(), MOST_LINES));
    rows.add(
        row(
            "bring",
            reading.written().contents().papers().stream().map(words::line).toList(),
            MOST_PAPERS));
    rows.add(
        GlanceRow.whole(
            "sure",
            context.t("glance.sure"),
            GlanceLine.ours(sure.verdict()),
            GlanceLine.ours(context.t("glance.sure.more")).linkedTo("#sure")));
    rows.addFirst(who(rows));
    rows.add(times(values));
    return rows.stream().filter(row -> !row.lines().isEmpty()).toList();
  }

  private GlanceRow row(String id, List<GlanceLine> lines, int most) {
    return GlanceRow.of(id, context.t("glance." + id), lines, most);
  }

  /** Where all that is known is what single communes ask, how to come to one's own. */
  private GlanceRow places(GlanceRow row) {
    return row.firstExample()
            .filter(row.lines().getFirst()::equals)
            .flatMap(GlanceLine::audience)
            .filter(LocalAudience::isOneCommune)
            .isPresent()
        ? row.withMore(GlanceLine.ours(context.t("glance.yours")).linkedTo("#place"))
        : row;
  }

  /**
   * The groups it is for, and the cases it tells apart: as many as leave the answers below on the
   * first screen.
   */
  private GlanceRow who(List<GlanceRow> below) {
    List<GlanceLine> cases =
        reading.written().contents().cases().stream()
            .map(
                item ->
                    words.line(item.title()).linkedTo("#" + item.id()).inCases(Set.of(item.id())))
            .toList();
    FirstScreen screen =
        FirstScreen.besides(
            LocalTitles.of(skill, context.reader().language()),
            LocalTitles.describe(skill, context.reader().language()),
            below,
            context.t("glance.examples"));
    int shown = Math.min(MOST_CASES, cases.size());
    while (shown > 0 && !screen.hasRoomFor(naming(shown, cases))) {
      shown--;
    }
    return naming(shown, cases);
  }

  private GlanceRow naming(int shown, List<GlanceLine> cases) {
    List<GlanceLine> lines = new ArrayList<>(groups());
    lines.addAll(cases.subList(0, shown));
    Optional<GlanceLine> others =
        shown < cases.size()
            ? Optional.of(
                GlanceLine.ours(context.t("glance.cases", cases.size() - shown)).linkedTo("#cases"))
            : Optional.empty();
    return new GlanceRow(
        "who",
        context.t("glance.who"),
        lines,
        List.of(),
        cases.subList(shown, cases.size()),
        others);
  }

  private List<GlanceLine> groups() {
    return skill.frontmatter().appliesTo().stream()
        .flatMap(applies -> new CaseWords(context).lines(applies))
        .toList();
  }

  /** What has to be done before, then how long things take. */
  private GlanceRow times(ValueLines values) {
    List<GlanceLine> before = before();
    List<GlanceLine> lines = new ArrayList<>(before);
    lines.addAll(values.times());
    return row("time", lines, before.size() + MOST_TIMES);
  }

  private List<GlanceLine> before() {
    ArtefactLinks links = new ArtefactLinks(context);
    return skill.frontmatter().prerequisites().stream()
        .flatMap(id -> context.content().everything().findSkill(id).stream())
        .map(first -> links.to(first, ""))
        .map(this::first)
        .toList();
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
