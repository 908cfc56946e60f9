package be.becivic.server.read;

import java.util.Locale;

/** How much is told of each path. */
enum PathsView {
  FULL,
  /** What it is and where its sources serve. */
  SUMMARY,
  /** The entry but for its sources. */
  WITHOUT_SOURCES;

  String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
