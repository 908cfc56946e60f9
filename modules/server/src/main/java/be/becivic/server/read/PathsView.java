package be.becivic.server.read;

import be.becivic.protocol.text.WireNamed;

/** How much is told of each path. */
enum PathsView implements WireNamed {
  FULL,
  /** What it is and where its sources serve. */
  SUMMARY,
  /** The entry but for its sources. */
  WITHOUT_SOURCES
}
