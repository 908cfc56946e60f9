package be.becivic.site.page.common;

import be.becivic.corpus.body.Attribute;
import be.becivic.library.observation.CohortStats;
import be.becivic.library.observation.Observation;
import be.becivic.library.observation.Observations;
import be.becivic.protocol.feedback.Target;
import be.becivic.site.body.MarkdownText;
import java.util.Locale;
import java.util.Optional;

/** Observations as tags in a text that agents read (§6.10). */
final class ObservationsMarkdown {
  private final StringBuilder text = new StringBuilder();

  private ObservationsMarkdown() {}

  static String of(Target about, Optional<Observations> observations, String notice) {
    ObservationsMarkdown block = new ObservationsMarkdown();
    block.open("Observations").attribute(about.type().wireName(), about.id());
    if (observations.isEmpty()) {
      return block.attribute("data-resolution-status", "unresolved").text + " />";
    }
    block.attribute("untrusted", "true").text.append(">\n");
    block.stats(observations.get().stats());
    block.text.append('\n').append(notice).append('\n');
    observations.get().groups().forEach(group -> block.group(group, about));
    return block.text.append("\n</Observations>").toString();
  }

  private void stats(CohortStats stats) {
    open("CohortStats")
        .attribute("affirms", stats.affirms())
        .attribute("rejects", stats.rejects())
        .attribute("distinct_ips", stats.distinct())
        .attribute("injection_flags", stats.injectionFlags());
    stats
        .quality()
        .ifPresent(
            quality ->
                attribute(
                        "skill_quality_avg", String.format(Locale.ROOT, "%.1f", quality.average()))
                    .attribute("skill_quality_n", quality.count()));
    attribute("cohort_started_at", PageJson.time(stats.cohortStartedAt()));
    stats.lastValidationAt().ifPresent(at -> attribute("last_validation_at", PageJson.time(at)));
    attribute("n", stats.affirms() + stats.rejects());
    text.append(" />\n");
  }

  private void group(Observations.Group group, Target about) {
    group.items().forEach(item -> item(item, about));
  }

  private void item(Observation item, Target about) {
    text.append('\n');
    open("Observation")
        .attribute("type", item.type().wireName())
        .attribute("uid", item.uid().toString())
        .attribute("target_type", item.target().type().wireName());
    if (!item.target().equals(about)) {
      attribute("target_id", item.target().id());
    }
    attribute("score", item.netScore())
        .attribute("net_score", item.netScore())
        .attribute("up", item.up())
        .attribute("down", item.down());
    if (item.hidden()) {
      attribute("hide_threshold_breached", "true");
    }
    item.scope().ifPresent(scope -> attribute("scope", scope));
    item.specifier().ifPresent(specifier -> attribute("specifier", specifier));
    item.seen().ifPresent(day -> attribute("evidence_date", day.toString()));
    attribute("committed_at", PageJson.time(item.committedAt()));
    text.append(">\n\"").append(MarkdownText.inline(item.body())).append("\"\n</Observation>\n");
  }

  private ObservationsMarkdown open(String name) {
    text.append('<').append(name);
    return this;
  }

  private ObservationsMarkdown attribute(String name, long value) {
    text.append(' ').append(name).append("=\"").append(value).append('"');
    return this;
  }

  private ObservationsMarkdown attribute(String name, String value) {
    text.append(' ').append(name).append("=\"").append(Attribute.escape(value)).append('"');
    return this;
  }
}
