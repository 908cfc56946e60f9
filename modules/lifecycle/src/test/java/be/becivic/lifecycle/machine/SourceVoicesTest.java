package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.PATH;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;

@Tag("long")
class SourceVoicesTest {
  private static final String PATHS_FILE = "paths/index.json";
  private static final PathSourceId ID = PathSourceId.parse(SOURCE.id()).orElseThrow();
  private static final String CHANGED = "Ask at the counter instead.";

  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
    String ours = forum.repository.main().value();
    forum.edit(PATHS_FILE, text -> set(set(text, "notes", CHANGED), "previous_text_sha", ours));
  }

  @AfterEach
  void close() {
    forum.close();
  }

  @Test
  void aChangedSourceIsNotOursUntilItIsConfirmed() {
    assertThat(notes(forum.library.corpus().paths().find(PATH.id()))).isNotEqualTo(CHANGED);
    confirm();
    assertThat(notes(forum.library.corpus().paths().find(PATH.id()))).isEqualTo(CHANGED);
    assertThat(forum.status(SOURCE)).isEqualTo(Status.BETA);
    assertThat(forum.find(SOURCE).underReview()).isEmpty();
  }

  @Test
  void whatAConfirmedSourceSaidBeforeStandsBesideItUntilItIsStable() {
    confirm();
    assertThat(former()).isPresent();
    assertThat(notes(former())).isNotEqualTo(CHANGED);

    forum.pass(Duration.ofDays(15));
    forum.confirmations(SOURCE, 10);
    forum.machine.tick();
    assertThat(forum.status(SOURCE)).isEqualTo(Status.STABLE);
    assertThat(former()).isEmpty();
    assertThat(notes(forum.library.corpus().paths().find(PATH.id()))).isEqualTo(CHANGED);
  }

  @Test
  void aConfirmedSourceThatIsRejectedIsWhatItWasBefore() {
    confirm();
    forum.reject(SOURCE, 20);
    forum.reject(SOURCE, 21);
    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(notes(forum.main().paths().find(PATH.id()))).isNotEqualTo(CHANGED);
    assertThat(forum.status(SOURCE)).isEqualTo(Status.ALPHA);
  }

  private void confirm() {
    // Nobody knows who made the change, so it takes one voter more.
    for (int voter = 1; voter <= 4; voter++) {
      forum.confirmChange(SOURCE, voter);
    }
    forum.pass(Duration.ofHours(49));
    assertThat(forum.machine.tick().failures()).isEmpty();
    forum.machine.tick();
  }

  private Optional<PathEntry> former() {
    return voices().findFormer(new PathId(PATH.id()));
  }

  private CorpusVoices voices() {
    return forum.library.main().voices();
  }

  private static String notes(Optional<PathEntry> path) {
    return path.flatMap(entry -> entry.findSource(ID.source().value()))
        .map(PathSource::json)
        .map(json -> json.path("notes").asString(""))
        .orElseThrow();
  }

  private static String set(String text, String field, String value) {
    return ((Outcome.Ok<String>)
            PathEdits.setField(text, ID, field, JsonNodeFactory.instance.stringNode(value)))
        .value();
  }
}
