package be.becivic.upkeep.links;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Lets some time pass between two requests to one host. */
final class HostPauses {
  private final Duration pause;
  private final Map<String, Long> lastRequest = new HashMap<>();

  HostPauses(Duration pause) {
    this.pause = pause;
  }

  void await(String host) throws InterruptedException {
    Long last = lastRequest.get(host);
    if (last != null) {
      Thread.sleep(pause.minusNanos(System.nanoTime() - last));
    }
    lastRequest.put(host, System.nanoTime());
  }
}
