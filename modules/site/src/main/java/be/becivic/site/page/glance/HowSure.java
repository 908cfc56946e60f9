package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.library.voice.ServedPath;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.facts.ArtefactStanding;
import be.becivic.site.language.Language;
import be.becivic.site.page.chart.VoteMonths;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.SkillReading;
import be.becivic.site.view.chart.MonthChart;
import be.becivic.site.view.glance.GlanceLine;
import be.becivic.site.view.glance.SureView;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Says how sure a procedure is. Only what was read on the page itself is called verified. */
public final class HowSure {
  private final PageContext context;

  public HowSure(PageContext context) {
    this.context = context;
  }

  public SureView of(SkillReading reading) {
    SourcesRead read = new SourcesRead(context, reading.citations().references());
    return new SureView(
        reading.skill().isMeta()
            ? context.t("sure.meta")
            : verdict(reading.skill().frontmatter().status(), read, reading.standing()),
        read.lines(),
        reading.skill().frontmatter().text("verification_notes").stream()
            .map(notes -> checked(reading, notes))
            .toList(),
        votes(reading.standing()),
        months(ArtefactLinks.target(reading.skill()), reading.standing()),
        new LateChanges(context).of(reading.citations().values()),
        new WantedFacts(context).of(reading),
        reading.skill().frontmatter().text("version").orElse(""));
  }

  /** The same for a route, whose ways each say how they came to be known. */
  public SureView of(ServedPath path, Optional<ArtefactStanding> standing) {
    return new SureView(
        sentence(path.path().status()) + " " + votes(standing),
        List.of(),
        path.sources().stream().flatMap(this::note).toList(),
        votes(standing),
        months(ArtefactLinks.target(path.path()), standing),
        List.of(),
        List.of(),
        path.path().fields().text("version").orElse(""));
  }

  private Optional<MonthChart> months(Target target, Optional<ArtefactStanding> standing) {
    Instant corpus = context.corpus().time();
    Instant asOf =
        standing
            .flatMap(ArtefactStanding::lastVoteAt)
            .filter(time -> time.isAfter(corpus))
            .orElse(corpus);
    return VoteMonths.of(context, target, asOf).chart();
  }

  private Stream<GlanceLine> note(PathSource source) {
    return new JsonFields(source.json())
            .text("notes")
            .map(this::told)
            .map(
                line ->
                    line.withFigure(context.name("class", source.sourceClass()))
                        .linkedTo("#" + source.id()))
            .stream();
  }

  private GlanceLine checked(SkillReading reading, String notes) {
    Language language = context.reader().language();
    return reading
        .translations()
        .findChecked(notes, language.code())
        .map(language::typeset)
        .map(told -> GlanceLine.ours(PlainDates.in(told, language)))
        .orElseGet(() -> GlanceLine.written(PlainDates.in(notes)));
  }

  private GlanceLine told(String notes) {
    return new AuthorWords(context)
        .find(notes)
        .map(GlanceLine::ours)
        .orElseGet(() -> GlanceLine.written(PlainDates.in(notes)));
  }

  private String verdict(
      Optional<Status> status, SourcesRead read, Optional<ArtefactStanding> standing) {
    return sentence(status) + sources(read) + " " + votes(standing);
  }

  private String sources(SourcesRead read) {
    if (read.count() == 0) {
      return "";
    }
    String key = read.count("live") == 0 ? "sure.sources.none" : "sure.sources";
    return " " + context.t(key, read.count(), read.count("live"));
  }

  private String sentence(Optional<Status> status) {
    return status.map(known -> context.t("sure.status." + known.wireName())).orElse("");
  }

  private String votes(Optional<ArtefactStanding> standing) {
    int confirms = standing.map(found -> found.tally().confirms()).orElse(0);
    int rejects = standing.map(found -> found.tally().rejects()).orElse(0);
    return confirms + rejects == 0
        ? context.t("sure.votes.none")
        : context.t("sure.votes", confirms, rejects);
  }
}
