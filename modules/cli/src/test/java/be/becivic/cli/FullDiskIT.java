package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class FullDiskIT {
  /** More than a server writes to start, and little enough to fill. */
  private static final int ROOM_KIB = 4096;

  private static final int MOST_ENVELOPES = 1000;

  @TempDir Path folder;

  @Test
  void whatIsTakenOnAFullDiskIsAllThereAndWhatIsRefusedLeavesNothing() throws Exception {
    var taken = new ArrayList<Sample>();
    List<Sample> refused = List.of();
    try (var becivic = Becivic.serveWithin(ROOM_KIB, folder, Limitless.SETTINGS);
        var client = new Client(becivic.address())) {
      for (int i = 0; i < MOST_ENVELOPES && refused.isEmpty(); i++) {
        List<Sample> items = Sample.items().toList();
        Client.Reply reply = submit(client, items);
        if (reply.status() == 200) {
          taken.addAll(items);
        } else {
          refused = items;
          assertUnavailable(reply);
        }
      }
      assertThat(refused).as("the disk was filled").isNotEmpty();
      for (Sample sample : Sample.all().toList()) {
        submitAlone(client, sample).ifPresent(taken::add);
      }
      assertThat(status(client, taken.getFirst()).status()).as("reading goes on").isEqualTo(200);
      becivic.kill();
    }
    try (var becivic = Becivic.serve(folder, Limitless.SETTINGS);
        var client = new Client(becivic.address())) {
      for (Sample sample : taken) {
        assertThat(status(client, sample).text("state")).isIn("staged", "applied");
      }
      for (Sample sample : refused) {
        assertThat(status(client, sample).status()).isEqualTo(404);
        assertThat(client.submit(sample).status()).as("new, not a repeat").isEqualTo(201);
      }
    }
  }

  private static Client.Reply submit(Client client, List<Sample> items) throws Exception {
    return client.postTo(
        "/api/feedback", Sample.envelope("stage", items.stream().map(Sample::item)).toString());
  }

  /** A single item may still fit where ten did not; events cannot be read back. */
  private static Optional<Sample> submitAlone(Client client, Sample sample) throws Exception {
    Client.Reply reply = client.submit(sample);
    if (reply.status() >= 300) {
      assertUnavailable(reply);
    }
    return Optional.of(sample).filter(_ -> reply.status() == 201);
  }

  private static Client.Reply status(Client client, Sample sample) throws Exception {
    return client.get(sample.collection() + "/" + sample.id());
  }

  private static void assertUnavailable(Client.Reply reply) {
    assertThat(reply.status()).isEqualTo(503);
    assertThat(reply.text("error")).isEqualTo("staging_unavailable");
    assertThat(reply.header("Retry-After")).isPresent();
  }
}
