package be.becivic.site.view.desk;

import java.util.List;
import java.util.Optional;

/**
 * Something that is down, or that a flag pulled.
 *
 * @param since absent where it came into the corpus that way
 * @param rule what took it down
 * @param reasons in the words of who flagged it or took it down
 * @param flag the open flag that keeps it from being put back; empty where there is none
 */
public record DownRow(
    Subject subject,
    String status,
    Optional<When> since,
    String rule,
    List<List<Piece>> reasons,
    String flag,
    Optional<Choice> choice) {}
