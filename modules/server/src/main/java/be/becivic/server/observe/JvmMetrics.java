package be.becivic.server.observe;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import java.util.concurrent.atomic.AtomicBoolean;

/** The state of the virtual machine, looked at from the first scrape on to keep the start quick. */
final class JvmMetrics implements AutoCloseable {
  private final MeterRegistry registry;
  private final AtomicBoolean bound = new AtomicBoolean();
  private final JvmGcMetrics gc = new JvmGcMetrics();

  JvmMetrics(MeterRegistry registry) {
    this.registry = registry;
  }

  void bindOnce() {
    if (bound.compareAndSet(false, true)) {
      new JvmMemoryMetrics().bindTo(registry);
      new JvmThreadMetrics().bindTo(registry);
      new UptimeMetrics().bindTo(registry);
      gc.bindTo(registry);
    }
  }

  @Override
  public void close() {
    gc.close();
  }
}
