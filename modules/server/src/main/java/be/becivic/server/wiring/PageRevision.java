package be.becivic.server.wiring;

import be.becivic.records.Records;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * Grows whenever pages may have to be made anew: with every write of this process, with every
 * decision of another, and after a while by itself, because others may have written.
 *
 * @param decisionsSeen how many decisions there were at the last look
 * @param isShared whether other servers write; where none does, only commands do
 */
record PageRevision(
    Records records, LongSupplier decisionsSeen, boolean isShared, InstantSource clock)
    implements LongSupplier {
  private static final Duration WITH_OTHERS = Duration.ofSeconds(3);
  private static final Duration ALONE = Duration.ofSeconds(30);

  @Override
  public long getAsLong() {
    Duration kept = isShared ? WITH_OTHERS : ALONE;
    return records.revision()
        + decisionsSeen.getAsLong()
        + clock.instant().getEpochSecond() / kept.toSeconds();
  }
}
