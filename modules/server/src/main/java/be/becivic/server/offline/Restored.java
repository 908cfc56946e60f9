package be.becivic.server.offline;

import java.util.List;

/**
 * What a restore brought back.
 *
 * @param commit the commit of main
 * @param lost what could not come back, because it was never published
 * @param behind why the tables are older than main, a line each; none where they are not
 */
public record Restored(String commit, List<String> lost, List<String> behind) {
  public Restored {
    lost = List.copyOf(lost);
    behind = List.copyOf(behind);
  }
}
