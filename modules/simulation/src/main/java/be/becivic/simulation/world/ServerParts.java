package be.becivic.simulation.world;

import be.becivic.changes.check.ChangeCheck;
import be.becivic.intake.setup.VoteTexts;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.ScrubRules;
import be.becivic.protocol.scrub.Scrubber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What takes long to load and is the same for every simulated server. */
record ServerParts(
    Schemas schemas, Scrubber scrubber, PersonRecogniser recogniser, ChangeCheck check) {

  static ServerParts load(Path corpus) throws IOException {
    Schemas schemas = Schemas.load();
    String rules = Files.readString(corpus.resolve("tools/scrub/regex-rules.json"));
    Scrubber scrubber = Scrubber.of(ScrubRules.parse(StrictJson.parseStored(rules)));
    PersonRecogniser recogniser = Recogniser.load();
    return new ServerParts(
        schemas, scrubber, recogniser, new ChangeCheck(schemas, scrubber, recogniser));
  }

  VoteTexts voteTexts() {
    return text -> !recogniser.recognise(text, Optional.empty()).isEmpty();
  }
}
