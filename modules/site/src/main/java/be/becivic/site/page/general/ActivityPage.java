package be.becivic.site.page.general;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.vote.MonthlyVotes;
import be.becivic.site.facts.ActivitySums;
import be.becivic.site.page.chart.VoteMonths;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.MarkdownPage;
import be.becivic.site.page.common.Page;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import be.becivic.site.template.JteactivityGenerated;
import be.becivic.site.view.ActivityView;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.FactLine;
import be.becivic.site.view.PageFrame;
import be.becivic.site.view.PageHead;
import gg.jte.html.HtmlTemplateOutput;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The dashboard that makes an honour system visible (§6.5). */
public final class ActivityPage implements Page {
  private static final List<Status> STATUSES = List.of(Status.STABLE, Status.BETA, Status.ALPHA);
  private static final int BUSIEST = 8;

  private final PageContext context;
  private final ActivitySums sums;

  public ActivityPage(PageContext context) {
    this.context = context;
    this.sums = context.facts().sums(target -> ArtefactLinks.isShown(context, target));
  }

  @Override
  public PageHead head() {
    return PageHead.of(
        context.t("activity.title"), context.t("activity.lead"), "/activity", "activity");
  }

  @Override
  public void writeHtml(PageFrame frame, HtmlTemplateOutput output) {
    PeoplesWord word = new PeoplesWord(context);
    ActivityView view =
        new ActivityView(
            context.facts().areLive(),
            generatedAt(),
            numbers().entrySet().stream()
                .map(
                    number ->
                        new FactLine(
                            context.t("activity." + number.getKey()), number.getValue().toString()))
                .toList(),
            VoteMonths.ofEverything(context, generatedAt()).chart(),
            word.chart(),
            word.disputed(),
            word.waiting(),
            STATUSES,
            counts(skill -> !skill.isMeta()).entrySet().stream()
                .map(
                    row ->
                        new ActivityView.Counts(context.t("nav." + row.getKey()), row.getValue()))
                .toList(),
            busiest(),
            sums.decisions().stream().map(this::decided).toList());
    JteactivityGenerated.render(output, null, frame, view);
  }

  @Override
  public String markdown() {
    MarkdownPage page =
        MarkdownPage.of(head(), context.baseUrl()).paragraph(context.t("activity.lead"));
    numbers().forEach((name, count) -> page.item(name + ": " + count));
    page.gap().head(List.of("", "stable", "beta", "alpha"));
    counts(_ -> true)
        .forEach(
            (name, counts) ->
                page.row(
                    Stream.concat(Stream.of(name), counts.stream().map(Objects::toString))
                        .toList()));
    page.gap().head(List.of("month", "confirms", "rejects"));
    months()
        .forEach(
            votes ->
                page.row(
                    List.of(
                        votes.month().toString(), "" + votes.confirms(), "" + votes.rejects())));
    return page.toString();
  }

  @Override
  public JsonNode json() {
    ObjectNode json =
        PageJson.page("/activity", context).put("generated_at", PageJson.time(generatedAt()));
    numbers().forEach((name, count) -> json.put(name, count));
    ObjectNode statuses = json.putObject("by_status");
    counts(_ -> true)
        .forEach(
            (name, counts) -> {
              ObjectNode row = statuses.putObject(name);
              for (int i = 0; i < STATUSES.size(); i++) {
                row.put(STATUSES.get(i).wireName(), counts.get(i));
              }
            });
    ArrayNode months = json.putArray("votes_by_month");
    months()
        .forEach(
            votes ->
                months
                    .addObject()
                    .put("month", votes.month().toString())
                    .put("confirms", votes.confirms())
                    .put("rejects", votes.rejects()));
    return json;
  }

  private List<MonthlyVotes> months() {
    return VoteMonths.ofEverything(context, generatedAt()).list();
  }

  private Instant generatedAt() {
    Instant corpus = context.corpus().time();
    return sums.newest().isAfter(corpus) ? sums.newest() : corpus;
  }

  private Map<String, Long> numbers() {
    Map<String, Long> numbers = new LinkedHashMap<>();
    numbers.put("total_concerns", sums.concerns());
    numbers.put("concerns_30d", sums.recentConcerns());
    numbers.put("total_validations", sums.votes());
    numbers.put("pending_amendments", sums.pendingAmendments());
    numbers.put("pending_drafts", sums.pendingDrafts());
    return numbers;
  }

  /** People are told of procedures only; programs of the skills that work on skills as well. */
  private Map<String, List<Long>> counts(Predicate<Skill> counted) {
    Map<String, List<Long>> counts = new LinkedHashMap<>();
    counts.put(
        "skills", count(context.corpus().skills().stream().filter(counted).flatMap(this::status)));
    counts.put(
        "paths",
        count(context.corpus().paths().list().stream().flatMap(path -> path.status().stream())));
    counts.put("values", count(context.listValues().stream().map(Revision::status)));
    counts.put("references", count(context.listReferences().stream().map(Revision::status)));
    return counts;
  }

  private Stream<Status> status(Skill skill) {
    return skill.frontmatter().status().stream();
  }

  private static List<Long> count(Stream<Status> found) {
    List<Status> all = found.toList();
    return STATUSES.stream().map(status -> all.stream().filter(status::equals).count()).toList();
  }

  private List<ArtefactLink> busiest() {
    ArtefactLinks links = new ArtefactLinks(context);
    return sums.concernsByTarget().entrySet().stream()
        .sorted(
            Map.Entry.<Target, Long>comparingByValue()
                .reversed()
                .thenComparing(entry -> entry.getKey().id()))
        .limit(BUSIEST)
        .map(
            entry -> {
              ArtefactLink link = links.to(entry.getKey());
              return new ArtefactLink(
                  link.title(),
                  link.href(),
                  link.status(),
                  context.t("activity.concerns", entry.getValue()));
            })
        .toList();
  }

  private ActivityView.Decided decided(DecisionRecord decision) {
    return new ActivityView.Decided(
        decision.decidedAt(),
        new ArtefactLinks(context).to(decision.target()),
        decision.from(),
        decision.to(),
        decision.rule());
  }
}
