package be.becivic.bench;

import be.becivic.bench.load.Load;
import be.becivic.bench.load.LoadDriver;
import be.becivic.bench.load.RequestSource;
import be.becivic.bench.process.ServerProcess;
import java.time.Duration;
import java.util.function.Supplier;

/** One kind of request, and what the server's process used for it. */
record Side(Load load, Duration cpu) {

  static Side of(
      ServerProcess server,
      int connections,
      int hopedFor,
      Duration duration,
      Supplier<RequestSource> requests)
      throws InterruptedException {
    Duration before = server.cpuTime();
    Load load = new LoadDriver(server.address(), connections, hopedFor).run(duration, requests);
    return new Side(load, server.cpuTime().minus(before));
  }

  double perSecond() {
    return load.perSecond();
  }

  double cpuMicrosEach() {
    return cpu.toNanos() / 1e3 / Math.max(1, load.answered());
  }
}
