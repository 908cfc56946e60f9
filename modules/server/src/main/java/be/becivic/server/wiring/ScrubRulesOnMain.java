package be.becivic.server.wiring;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.server.data.StartFailure;
import tools.jackson.databind.JsonNode;

/** The scrub rules as main has them; a server without good rules does not start. */
final class ScrubRulesOnMain {
  static final String FILE = "tools/scrub/regex-rules.json";

  private ScrubRulesOnMain() {}

  static Scrubber scrubber(CorpusRepository corpus, Schemas schemas) {
    JsonNode file =
        switch (StrictJson.parse(corpus.get(corpus.main(), FILE))) {
          case Outcome.Ok(JsonNode document) -> document;
          case Outcome.Refused<JsonNode> _ -> throw new StartFailure(FILE + " is not valid JSON");
        };
    schemas
        .check(SchemaName.REGEX_RULES, file)
        .ifPresent(
            flaw -> {
              throw new StartFailure(
                  FILE + " does not match its schema at " + flaw.pointer().orElse("/"));
            });
    return Scrubber.of(ScrubRules.parse(file));
  }
}
