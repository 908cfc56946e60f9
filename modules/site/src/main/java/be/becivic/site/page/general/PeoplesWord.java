package be.becivic.site.page.general;

import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;
import be.becivic.site.page.common.ArtefactLinks;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.skill.SkillPages;
import be.becivic.site.view.ArtefactLink;
import be.becivic.site.view.chart.ShareChart;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Which procedures people confirmed, which they dispute, and which wait for a first word. */
final class PeoplesWord {
  private final PageContext context;
  private final Map<SkillId, CohortVotes> votes;
  private final List<Skill> skills;

  PeoplesWord(PageContext context) {
    this.context = context;
    this.votes = context.facts().votesOnSkills();
    this.skills =
        SkillPages.rendered(context).stream()
            .filter(skill -> !skill.isMeta())
            .sorted(Comparator.comparing(ArtefactLinks::title))
            .toList();
  }

  /** Those that somebody contradicts, the most contradicted first. */
  List<ArtefactLink> disputed() {
    return skills.stream()
        .filter(this::isDisputed)
        .sorted(Comparator.comparing((Skill skill) -> of(skill).rejects()).reversed())
        .map(
            skill ->
                new ArtefactLinks(context)
                    .to(skill, context.t("sure.votes", of(skill).confirms(), of(skill).rejects())))
        .toList();
  }

  /** Those about which nobody said anything yet. */
  List<ArtefactLink> waiting() {
    return skills.stream()
        .filter(this::isWaiting)
        .map(skill -> new ArtefactLinks(context).to(skill, ""))
        .toList();
  }

  ShareChart chart() {
    long confirmed = count(skill -> !isDisputed(skill) && !isWaiting(skill));
    long disputed = count(this::isDisputed);
    long waiting = count(this::isWaiting);
    return ShareChart.of(
        context.t("chart.word.text", skills.size(), confirmed, disputed, waiting),
        List.of(
            share("confirmed", confirmed), share("disputed", disputed), share("waiting", waiting)));
  }

  private ShareChart.Share share(String kind, long count) {
    return new ShareChart.Share(kind, context.t("chart.word." + kind), count);
  }

  private long count(Predicate<Skill> wanted) {
    return skills.stream().filter(wanted).count();
  }

  private boolean isDisputed(Skill skill) {
    return of(skill).rejects() > 0;
  }

  private boolean isWaiting(Skill skill) {
    return of(skill).confirms() + of(skill).rejects() == 0;
  }

  private CohortVotes of(Skill skill) {
    return votes.getOrDefault(skill.id(), CohortVotes.NONE);
  }
}
