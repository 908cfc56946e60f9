package be.becivic.torture.fault;

import be.becivic.torture.run.Fault;
import be.becivic.torture.run.FaultFinding;
import be.becivic.torture.run.TortureSetup;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The process may open few files, and clients take them. */
public final class DescriptorsFault implements Fault {
  private static final int CLIENTS = 600;
  private static final int ATTEMPTS = 40;

  @Override
  public String name() {
    return "descriptors";
  }

  @Override
  public String about() {
    return "no more files can be opened while hundreds of clients connect";
  }

  @Override
  public FaultFinding inflict(TortureSetup setup) throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    List<Socket> clients = new ArrayList<>();
    try (var server = new LoneServer(setup)) {
      server.unit.launchAs(server.unit.launch().limited("-n 256"));
      server.unit.start();
      server.work(Duration.ofSeconds(1));
      connect(server, clients);
      Thread.sleep(Duration.ofSeconds(3));
      boolean wasUp = server.isUp();
      for (Socket client : clients) {
        client.close();
      }
      boolean isBack = isUpAgain(server);
      if (!isBack && server.unit.isAlive()) {
        wrong.add("it runs and nobody can reach it");
      }
      if (!server.unit.isAlive()) {
        server.unit.start();
      }
      wrong.addAll(server.account());
      wrong.addAll(server.examine());
      return new FaultFinding(
          wasUp ? "nothing: there was room for others" : "no connection while it lasted",
          isBack ? "nothing in need of hands" : "it ended by itself, so that it is started again",
          "by itself",
          wrong);
    }
  }

  private static void connect(LoneServer server, List<Socket> clients) {
    for (int i = 0; i < CLIENTS; i++) {
      try {
        clients.add(new Socket(server.address().getHost(), server.address().getPort()));
      } catch (IOException _) {
        return;
      }
    }
  }

  private static boolean isUpAgain(LoneServer server) throws InterruptedException {
    for (int i = 0; i < ATTEMPTS && server.unit.isAlive(); i++) {
      if (server.isUp()) {
        return true;
      }
      Thread.sleep(Duration.ofMillis(500));
    }
    return false;
  }
}
