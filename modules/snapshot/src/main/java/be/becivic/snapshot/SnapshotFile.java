package be.becivic.snapshot;

import be.becivic.records.Tables;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/**
 * One table in {@code data-snapshot/}. What is not written here by name is not published: hashes,
 * salts, sessions and the ids of submissions stay in the database.
 */
interface SnapshotFile {

  /** The file's name without its ending. */
  String name();

  /** Hands over the published part of every row, in an order that the rows alone decide. */
  void write(Tables tables, Consumer<ObjectNode> rows);

  /** Takes one row back. */
  void restore(Tables tables, SnapshotRow row);
}
