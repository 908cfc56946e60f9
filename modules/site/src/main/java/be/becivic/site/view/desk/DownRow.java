package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import be.becivic.site.view.desk.text.TextPiece;
import java.util.List;
import java.util.Optional;

/**
 * Something that is down, or that a flag pulled.
 *
 * @param since absent where it was already down when it came into the corpus
 * @param rule what took it down
 * @param reasons in the words of who flagged it or took it down
 * @param flag the open flag that keeps it from being put back; empty where there is none
 */
public record DownRow(
    ItemSubject subject,
    String status,
    Optional<ShownTime> since,
    String rule,
    List<List<TextPiece>> reasons,
    String flag,
    Optional<ActionForm> choice) {}
