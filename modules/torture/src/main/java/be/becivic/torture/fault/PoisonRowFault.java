package be.becivic.torture.fault;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.torture.load.HandedIn;
import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

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
      if (status != 201 || spoil(server, poison) == 0) {
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

  /** Breaks its text in the file itself, whose pages carry no sums; how often it stood there. */
  private static int spoil(LoneServer server, HandedIn row) throws IOException {
    Path file = server.data.resolve("becivic.db");
    String content = Files.readString(file, ISO_8859_1);
    String sentence = row.json().path("content").path("body").asString();
    Files.writeString(file, content.replace(sentence, '"' + sentence.substring(1)), ISO_8859_1);
    return content.split(Pattern.quote(sentence), -1).length - 1;
  }
}
