package be.becivic.server.desk.login;

import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.desk.OpenLogin;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Who is in, at whichever server they asked. Only a print of what they show is kept. */
public record DeskSessions(Records records, DeskSecrets secrets, InstantSource clock) {
  private static final int MOST = 32;

  /** Lets somebody in; what they show from then on. */
  String begin() {
    Instant now = clock.instant();
    String shown = secrets.fresh();
    records.write(
        tables -> {
          makePlace(tables, now);
          tables.deskSessions().insert(new OpenLogin(secrets.print(shown), now, now));
          return true;
        });
    return shown;
  }

  /** Those who came first give way. */
  private static void makePlace(Tables tables, Instant now) {
    tables.deskSessions().deleteExpired(now);
    List<OpenLogin> open = tables.deskSessions().list();
    open.stream()
        .limit(Math.max(0, open.size() - MOST + 1))
        .forEach(session -> tables.deskSessions().delete(session.print()));
  }

  Optional<DeskSession> find(String shown) {
    Instant now = clock.instant();
    Hash print = secrets.print(shown);
    Optional<OpenLogin> session =
        records
            .read(tables -> tables.deskSessions().find(print))
            .filter(found -> !found.isOver(now));
    if (session.filter(found -> found.isToBeNoted(now)).isPresent()) {
      records.write(
          tables -> {
            tables.deskSessions().setSeen(print, now);
            return true;
          });
    }
    return session.map(_ -> new DeskSession(records, print, secrets.formToken(shown)));
  }

  void end(String shown) {
    records.write(tables -> tables.deskSessions().delete(secrets.print(shown)));
  }
}
