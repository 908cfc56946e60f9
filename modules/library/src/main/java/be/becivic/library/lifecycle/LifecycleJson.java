package be.becivic.library.lifecycle;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.decision.ChainedDecision;
import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The lifecycle of an artefact, as HTTP and the command line show it. */
public final class LifecycleJson {
  private LifecycleJson() {}

  public static ObjectNode of(ArtefactLifecycle lifecycle) {
    Assessment now = lifecycle.now();
    Artefact artefact = now.artefact();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("target_type", artefact.target().type().wireName());
    json.put("target_id", artefact.target().id());
    text(json, now);
    lifecycle.underReview().ifPresent(change -> text(json.putObject("under_review"), change));
    json.put("under_way", lifecycle.underWay());
    ArrayNode caveats = json.putArray("caveats");
    lifecycle.caveats().forEach(caveats::add);
    ArrayNode history = json.putArray("history");
    lifecycle.history().forEach(decision -> history.add(decision(decision)));
    return json;
  }

  private static void text(ObjectNode json, Assessment now) {
    json.put("status", now.status().wireName());
    now.text().version().ifPresent(version -> json.put("version", version.toString()));
    ObjectNode cohort = json.putObject("cohort");
    cohort.put("started_at", now.cohort().startedAt().toString());
    now.text()
        .version()
        .ifPresent(version -> cohort.put("anchor", now.artefact().target().id() + "@" + version));
    now.cohort().digest().ifPresent(digest -> cohort.put("digest", digest.hex()));
    json.set("counts", counts(now.counts()));
    if (now.decision() instanceof LifecycleVerdict.Hold(Status next, List<Need> needs)) {
      json.put("next", next.wireName());
      ArrayNode list = json.putArray("needs");
      needs.forEach(need -> list.add(need(now, need)));
      json.put("progress", LifecycleWords.progress(needs));
    } else {
      json.putArray("needs");
    }
    json.putObject("would")
        .put("to", now.to().wireName())
        .put("rule", now.decision().rule().wireName())
        .put("sentence", LifecycleWords.would(now));
  }

  public static ObjectNode counts(Tally counts) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("confirms", counts.confirms())
        .put("rejects", counts.rejects())
        .put("distinct", counts.distinct())
        .put("injection_flags", counts.injectionFlags())
        .put("post_handoff_confirms", counts.postHandoffConfirms());
  }

  private static ObjectNode need(Assessment now, Need need) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    switch (need) {
      case Need.MoreConfirms(int have, int want) ->
          json.put("need", "confirms").put("have", have).put("want", want);
      case Need.FewerRejects(int have, int allowed) ->
          json.put("need", "max_rejects").put("have", have).put("want", allowed);
      case Need.MoreDistinct(int have, int want) ->
          json.put("need", "distinct").put("have", have).put("want", want);
      case Need.HigherRate(int confirms, int votes, BigDecimal above) ->
          json.put("need", "rate")
              .put("have", confirms + "/" + votes)
              .put("want", ">" + above.toPlainString());
      case Need.MoreTime time ->
          json.put("need", "age").put("not_before", now.notBefore(time).toString());
    }
    return json.put("sentence", LifecycleWords.progress(need));
  }

  /** A decision with its place in the chain, so that anyone can follow it. */
  private static ObjectNode decision(ChainedDecision chained) {
    be.becivic.records.decision.DecisionRecord decision = chained.decision();
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("seq", chained.seq())
            .put("rule", decision.rule())
            .put("from", decision.from().wireName())
            .put("to", decision.to().wireName())
            .put("decided_at", decision.decidedAt().toString())
            .put("cohort", decision.cohort());
    json.set("inputs", StrictJson.parseStored(decision.inputs()));
    return json.put("previous_hash", chained.previous().base64Url())
        .put("hash", chained.hash().base64Url());
  }
}
