package be.becivic.site.page.chart;

import be.becivic.protocol.feedback.Target;
import be.becivic.records.vote.MonthlyVotes;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.language.Language;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.view.chart.MonthChart;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Confirmations over a year, which ends with the newest thing known and not with today. */
public final class VoteMonths {
  private static final int MONTHS = 12;

  private final PageContext context;
  private final List<MonthlyVotes> months;

  private VoteMonths(PageContext context, List<MonthlyVotes> months) {
    this.context = context;
    this.months = months;
  }

  /** Of all that the site shows. */
  public static VoteMonths ofEverything(PageContext context, Instant asOf) {
    SiteFacts facts = context.facts();
    return new VoteMonths(
        context,
        context.content().isEverything()
            ? facts.votesByMonth(Optional.empty(), month(asOf), MONTHS)
            : facts.votesByMonth(
                target -> ArtefactLinks.isShown(context, target), month(asOf), MONTHS));
  }

  public static VoteMonths of(PageContext context, Target target, Instant asOf) {
    return new VoteMonths(
        context, context.facts().votesByMonth(Optional.of(target), month(asOf), MONTHS));
  }

  private static YearMonth month(Instant time) {
    return YearMonth.from(time.atOffset(ZoneOffset.UTC));
  }

  public List<MonthlyVotes> list() {
    return months;
  }

  /** Nothing where nobody voted: an empty picture says less than a sentence. */
  public Optional<MonthChart> chart() {
    long confirms = months.stream().mapToLong(MonthlyVotes::confirms).sum();
    long rejects = months.stream().mapToLong(MonthlyVotes::rejects).sum();
    if (confirms + rejects == 0) {
      return Optional.empty();
    }
    Language language = context.reader().language();
    String description =
        context.t(
            "chart.months.text",
            language.month(months.getFirst().month()),
            language.month(months.getLast().month()),
            confirms,
            rejects);
    return Optional.of(
        MonthChart.of(
            description,
            months.stream()
                .map(
                    votes ->
                        new MonthChart.Month(
                            language.shortMonth(votes.month()),
                            language.month(votes.month()),
                            votes.confirms(),
                            votes.rejects()))
                .toList()));
  }
}
