package be.becivic.protocol.screen;

import static be.becivic.protocol.screen.CueGroup.*;
import static be.becivic.protocol.screen.ScreenKind.COLLECTS_IDENTIFIERS;
import static be.becivic.protocol.screen.ScreenKind.DIVERTS;
import static be.becivic.protocol.screen.ScreenKind.INSTRUCTS_AGENT;

import be.becivic.protocol.screen.FoundCues.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fires where cues of every group stand in one sentence, near each other. A word is part of one cue
 * alone: "adresse" does not also say that something is sent where it is the noun of "notre
 * adresse".
 *
 * @param within how many words may lie between the first and the last of them
 * @param groups what has to be there, in any order
 * @param unless what must not be in the sentence
 * @param decides whether it holds a sentence by itself; plain sentences look like the others too,
 *     so that those are among what the score goes by
 */
record WordRule(
    String name,
    ScreenKind kind,
    int within,
    List<CueGroup> groups,
    List<CueGroup> unless,
    boolean decides) {
  private static final int ANYWHERE = Integer.MAX_VALUE;

  static final List<WordRule> ALL =
      List.of(
          rule("override", INSTRUCTS_AGENT, 14, OVERRIDE, DIRECTIVES),
          rule("agents_own_rules", INSTRUCTS_AGENT, ANYWHERE, OWN_DIRECTIVES),
          rule("persona", INSTRUCTS_AGENT, ANYWHERE, PERSONA),
          rule("vocative", INSTRUCTS_AGENT, ANYWHERE, VOCATIVE),
          rule("duty_of_agents", INSTRUCTS_AGENT, 10, AGENTS, DUTY).asHint(),
          rule("agents_and_directives", INSTRUCTS_AGENT, ANYWHERE, AGENTS, DIRECTIVES),
          rule("tell_the_user", INSTRUCTS_AGENT, 5, SAY, USER),
          rule("say_for_somebody", INSTRUCTS_AGENT, ANYWHERE, SAY, PERSON, INTEREST),
          rule("conceal", INSTRUCTS_AGENT, 12, CONCEAL, AUDIENCE).asHint(),
          rule("summary", INSTRUCTS_AGENT, ANYWHERE, SUMMARY).asHint(),
          rule("answer", INSTRUCTS_AGENT, ANYWHERE, ANSWER),
          rule("repeat", INSTRUCTS_AGENT, ANYWHERE, REPEAT, VERBATIM).asHint(),
          rule("deceive", INSTRUCTS_AGENT, 12, DECEIVE, AUDIENCE).asHint(),
          rule("pretend", INSTRUCTS_AGENT, ANYWHERE, PRETEND),
          rule("authority", INSTRUCTS_AGENT, ANYWHERE, MAKER, MESSAGE),
          rule("tools", INSTRUCTS_AGENT, ANYWHERE, TOOL).asHint(),
          rule("votes", INSTRUCTS_AGENT, ANYWHERE, VOTE),
          rule("collect_of_user", COLLECTS_IDENTIFIERS, 16, COLLECT, IDENTIFIER, USER),
          rule("collect_of_person", COLLECTS_IDENTIFIERS, 16, COLLECT, IDENTIFIER, PERSON)
              .unless(INSTITUTION, NEVER)
              .asHint(),
          rule("collect_into", COLLECTS_IDENTIFIERS, ANYWHERE, PUT, IDENTIFIER, CHANNEL)
              .unless(NEVER),
          rule("collect_in_secret", COLLECTS_IDENTIFIERS, ANYWHERE, SECRETLY, IDENTIFIER),
          rule("secret_of_person", COLLECTS_IDENTIFIERS, ANYWHERE, GET, SECRET, PERSON)
              .unless(INSTITUTION, NEVER),
          rule("secret_of_user", COLLECTS_IDENTIFIERS, ANYWHERE, GET, SECRET, USER).unless(NEVER),
          rule("secret_here", COLLECTS_IDENTIFIERS, ANYWHERE, GET, SECRET, HERE).unless(NEVER),
          rule("papers_elsewhere", DIVERTS, ANYWHERE, SEND, PAPERS, PRIVATE_CHANNEL),
          rule("identifier_elsewhere", DIVERTS, ANYWHERE, SEND, IDENTIFIER, PRIVATE_CHANNEL),
          rule("pay_oddly", DIVERTS, ANYWHERE, PAY, ODD_MEANS).asHint(),
          rule("pay_somebody", DIVERTS, ANYWHERE, PAY, UNNAMED_ACCOUNT),
          rule("send_to_interest", DIVERTS, ANYWHERE, SEND, INTEREST),
          rule("pay_interest", DIVERTS, ANYWHERE, PAY, INTEREST));

  /** Those that leave the decision to the score. */
  static final List<WordRule> HINTS = ALL.stream().filter(rule -> !rule.decides).toList();

  WordRule {
    groups = List.copyOf(groups);
    unless = List.copyOf(unless);
  }

  private static WordRule rule(String name, ScreenKind kind, int within, CueGroup... groups) {
    return new WordRule(name, kind, within, List.of(groups), List.of(), true);
  }

  private WordRule unless(CueGroup... others) {
    return new WordRule(name, kind, within, groups, List.of(others), decides);
  }

  private WordRule asHint() {
    return new WordRule(name, kind, within, groups, unless, false);
  }

  Optional<ScreenFinding> match(FoundCues found) {
    if (unless.stream().anyMatch(group -> !found.of(group).isEmpty())) {
      return Optional.empty();
    }
    return choose(found, 0, Integer.MAX_VALUE, 0, new ArrayList<>())
        .map(cues -> found.sentence().finding(kind, name, cues));
  }

  private Optional<List<String>> choose(
      FoundCues found, int group, int first, int last, List<Place> chosen) {
    if (group == groups.size()) {
      return Optional.of(chosen.stream().map(found::words).toList());
    }
    for (Place place : found.of(groups.get(group))) {
      int from = Math.min(first, place.start());
      int to = Math.max(last, place.end());
      if (to - from <= within && chosen.stream().noneMatch(place::shares)) {
        chosen.add(place);
        Optional<List<String>> rest = choose(found, group + 1, from, to, chosen);
        if (rest.isPresent()) {
          return rest;
        }
        chosen.removeLast();
      }
    }
    return Optional.empty();
  }
}
