package be.becivic.bench.http;

import be.becivic.bench.load.Load;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.load.RequestSource;
import be.becivic.bench.process.ServerProcess;
import java.time.Duration;
import java.util.function.Supplier;

/** One kind of request, and what the server's process used for it. */
record RequestSide(Load load, Duration cpu) {

  static RequestSide of(
      ServerProcess server,
      int connections,
      int hopedFor,
      Duration duration,
      Supplier<RequestSource> requests)
      throws InterruptedException {
    Duration before = server.cpuTime();
    Load load = new LoadDriver(server.address(), connections, hopedFor).run(duration, requests);
    return new RequestSide(load, server.cpuTime().minus(before));
  }

  double perSecond() {
    return load.perSecond();
  }

  double cpuMicrosEach() {
    return cpu.toNanos() / 1e3 / Math.max(1, load.answered());
  }
}
