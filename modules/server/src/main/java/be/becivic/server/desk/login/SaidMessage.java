package be.becivic.server.desk.login;

import be.becivic.site.view.desk.ActionMessage;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A message on its way from the page that did something to the page that tells it. */
final class SaidMessage {
  private static final JsonMapper JSON = new JsonMapper();

  private SaidMessage() {}

  static String write(ActionMessage message) {
    ObjectNode json =
        JSON.createObjectNode().put("done", message.isDone()).put("words", message.words());
    ArrayNode pieces = json.putArray("text");
    message
        .text()
        .forEach(piece -> pieces.addObject().put("text", piece.text()).put("sign", piece.isSign()));
    return JSON.writeValueAsString(json);
  }

  static ActionMessage read(String said) {
    JsonNode json = JSON.readTree(said);
    List<TextPiece> text =
        json.get("text")
            .valueStream()
            .map(
                piece ->
                    new TextPiece(
                        piece.get("text").stringValue(), piece.get("sign").booleanValue()))
            .toList();
    return new ActionMessage(
        json.get("done").booleanValue(), text, json.get("words").stringValue());
  }
}
