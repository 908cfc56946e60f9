package be.becivic.server.listener;

import be.becivic.server.http.Route;
import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** A real listener on a free port, with short time-outs and a record of what it reported. */
final class TestListener implements AutoCloseable {
  static final int BODY_LIMIT = 64 * 1024;

  final Queue<RequestObserver.Answer> answers = new ConcurrentLinkedQueue<>();
  final Queue<Throwable> crashes = new ConcurrentLinkedQueue<>();
  final CountDownLatch deaf = new CountDownLatch(1);
  final Listener listener;

  private TestListener(ListenerSettings settings, List<Route> routes) {
    listener =
        Listener.start(
            settings,
            routes,
            new RequestObserver() {
              @Override
              public void entered() {}

              @Override
              public void left() {}

              @Override
              public void answered(Answer answer) {
                answers.add(answer);
              }

              @Override
              public void crashed(String route, Throwable thrown) {
                crashes.add(thrown);
              }
            },
            deaf::countDown);
  }

  static TestListener start(Route... routes) {
    return start(new TestSettings(), routes);
  }

  static TestListener start(TestSettings settings, Route... routes) {
    return new TestListener(settings.build(), List.of(routes));
  }

  /** The routes of the first requests answered; a report may follow its answer. */
  List<String> awaitRoutes(int count) throws InterruptedException {
    for (int i = 0; i < 500 && answers.size() < count; i++) {
      Thread.sleep(10);
    }
    return answers.stream().map(RequestObserver.Answer::route).toList();
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  int port() {
    return listener.port();
  }

  RawClient connect() throws IOException {
    return new RawClient(port());
  }

  RawAnswer ask(String text) throws IOException {
    try (RawClient client = connect()) {
      return client.ask(text);
    }
  }

  @Override
  public void close() {
    listener.close();
  }
}
