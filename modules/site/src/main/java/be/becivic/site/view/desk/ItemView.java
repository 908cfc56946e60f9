package be.becivic.site.view.desk;

import java.util.List;
import java.util.Optional;

/**
 * An item in full.
 *
 * @param next the item to look at after this one
 */
public record ItemView(
    QueueRow row,
    String group,
    ItemDetails details,
    List<ActionForm> choices,
    List<LogRow> log,
    Optional<ActionForm> note,
    Optional<QueueRow> next) {}
