package be.becivic.site.body;

import org.commonmark.node.CustomNode;

/** Where a translated point has the tag of that number, counted from 1. */
final class TagPlace extends CustomNode {
  private final int number;

  TagPlace(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
