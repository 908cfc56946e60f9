package be.becivic.torture.cluster;

import be.becivic.torture.load.Agent;
import be.becivic.torture.load.Agent.Reply;
import be.becivic.torture.load.Votes;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What must be so whichever server is asked: limits, and who is at the desk. */
record ClusterRules(Agent agent, List<URI> servers) {
  static final int VOTES_A_DAY = 3;
  private static final Pattern CSRF = Pattern.compile("name=\"csrf\" value=\"([^\"]+)\"");
  private static final Pattern COOKIE = Pattern.compile("(desk=[^;]+)");

  List<String> check() throws IOException {
    List<String> wrong = new ArrayList<>();
    limitsAreShared(wrong);
    sessionsAreShared(wrong);
    return wrong;
  }

  /** One network votes at each server in turn until it may not. */
  private void limitsAreShared(List<String> wrong) throws IOException {
    List<Reply> replies = new ArrayList<>();
    for (int i = 0; i <= VOTES_A_DAY; i++) {
      replies.add(Votes.cast(agent, servers.get(i % servers.size()), i, "12.0.0.1"));
    }
    if (!replies.stream().limit(VOTES_A_DAY).allMatch(reply -> reply.status() == 201)) {
      wrong.add("votes within the limit were refused");
    }
    if (replies.getLast().status() != 429) {
      wrong.add("a vote above the limit was answered with " + replies.getLast().status());
    }
  }

  /** Somebody logs in at one server, has a job run by the next, and is told so by the third. */
  private void sessionsAreShared(List<String> wrong) throws IOException {
    Reply entered = agent.form(servers.get(0), "/desk/login", "token=" + Cluster.TOKEN, Map.of());
    Matcher cookie = COOKIE.matcher(entered.header("Set-Cookie"));
    if (!cookie.find()) {
      wrong.add("the desk did not let the operator in: " + entered.status());
      return;
    }
    Map<String, String> known = Map.of("Cookie", cookie.group(1));
    Reply health = agent.get(servers.get(1), "/desk/health", known);
    Matcher csrf = CSRF.matcher(health.text());
    if (health.status() != 200 || !csrf.find()) {
      wrong.add("a second server does not know who is at the desk: " + health.status());
      return;
    }
    Reply ran = agent.form(servers.get(1), "/desk/jobs/expiry", "csrf=" + csrf.group(1), known);
    Reply told = agent.get(servers.get(2), "/desk/health", known);
    if (ran.status() != 303 || told.status() != 200 || !told.text().contains("role=\"status\"")) {
      wrong.add("a third server does not tell what was done: " + ran.status() + told.status());
    }
    agent.form(servers.get(2), "/desk/logout", "csrf=" + csrf.group(1), known);
    if (agent.get(servers.get(0), "/desk", known).status() != 303) {
      wrong.add("who logged out at one server is still in at another");
    }
  }
}
