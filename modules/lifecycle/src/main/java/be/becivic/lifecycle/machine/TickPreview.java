package be.becivic.lifecycle.machine;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.library.lifecycle.LifecycleReader;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.List;

/** What a tick would decide, without deciding it. */
public final class TickPreview {
  private static final int MOST = 10_000;

  private TickPreview() {}

  public static List<Assessment> of(LifecycleReader lifecycles, Tables tables, Instant now) {
    return tables.dueChecks().list(now, MOST).stream()
        .flatMap(target -> lifecycles.assess(target, now).stream())
        .filter(Assessment::isMove)
        .toList();
  }
}
