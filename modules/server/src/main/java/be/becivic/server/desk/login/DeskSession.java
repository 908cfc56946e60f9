package be.becivic.server.desk.login;

import be.becivic.records.Records;
import be.becivic.records.value.Hash;
import be.becivic.server.access.ProcessSecrets;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionMessage;
import java.util.Optional;

/** Somebody who was let in. */
public record DeskSession(Records records, Hash print, String formToken) {

  boolean sent(Form form) {
    return form.find("csrf").filter(token -> ProcessSecrets.isSame(token, formToken)).isPresent();
  }

  /** To be told on the next page, which another server may show. */
  public void tell(ActionMessage what) {
    String said = SaidMessage.write(what);
    records.write(
        tables -> {
          tables.deskSessions().say(print, said);
          return true;
        });
  }

  /** What is to be told is told once. */
  public Visitor visitor() {
    Optional<String> said = records.read(tables -> tables.deskSessions().findSaid(print));
    return new Visitor(
        formToken,
        said.flatMap(_ -> records.write(tables -> tables.deskSessions().takeSaid(print)))
            .map(SaidMessage::read));
  }

  /** Leaves the token out, so that it cannot reach a log. */
  @Override
  public String toString() {
    return "DeskSession[hidden]";
  }
}
