package be.becivic.torture.load;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.Agent.Reply;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Votes of one network on things nothing else votes on. */
public final class Votes {
  private static final List<String> SKILLS =
      List.of(
          "apostille-foreign-document-hague",
          "arrival-declaration-at-commune",
          "asylum-or-temporary-protection",
          "birth-and-first-year");

  private Votes() {}

  public static Reply cast(Agent agent, URI server, int which, String network) throws IOException {
    HandedIn vote = HandedIn.of(FeedbackType.VALIDATION, which);
    return agent.post(
        server,
        vote.collection(),
        vote.json().put("target_id", SKILLS.get(which)),
        Map.of("X-Forwarded-For", network));
  }
}
