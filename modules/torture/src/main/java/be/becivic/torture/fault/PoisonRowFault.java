package be.becivic.torture.fault;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.HandedIn;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A row that waits cannot be read, so that every commit of it fails. */
public final class PoisonRowFault implements Fault {
  private static final int NUMBER = 1 << 20;
  private static final String FAILING = "becivic_job_failing{job=\"commit\"}";

  @Override
  public String name() {
    return "poison-row";
  }

  @Override
  public String about() {
    return "a submission that waits is spoilt, so that its commit always fails";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    HandedIn poison = HandedIn.of(FeedbackType.CONCERN, NUMBER);
    String place = poison.collection() + "/" + poison.id();
    try (var server = new LoneServer(setup, "staging.window=PT40S")) {
      server.unit.start();
      int status =
          server
              .agent
              .post(server.address(), poison.collection(), poison.json(), Map.of())
              .status();
      server.work(Duration.ofSeconds(1));
      server.unit.terminate();
      if (status != 201 || spoil(server, poison) != 1) {
        throw new IOException("nothing was spoilt: " + status);
      }
      server.unit.start();
      wrong.addAll(server.account());
      if (!server.awaitFigure(FAILING, "1.0")) {
        wrong.add("no figure says that a commit fails");
      }
      String state =
          server.agent.get(server.address(), place).json().path("state").asString("nowhere");
      if (!state.equals("staged")) {
        wrong.add("whoever asks for it is told " + state);
      }
      wrong.addAll(server.examine());
      return new FaultFinding(
          "all others are committed; who asks for the spoilt one is told that it is " + state,
          "becivic_job_failing of the commit job, 'commit_failed' in the log, /desk/health",
          "the row stays; restoring it is for a person",
          wrong);
    }
  }

  private static int spoil(LoneServer server, HandedIn row) throws IOException {
    try (var database =
            DriverManager.getConnection("jdbc:sqlite:" + server.data.resolve("becivic.db"));
        var spoilt = database.prepareStatement("update staged set payload = '{' where id = ?")) {
      spoilt.setString(1, row.id());
      return spoilt.executeUpdate();
    } catch (SQLException broken) {
      throw new IOException(broken);
    }
  }
}
