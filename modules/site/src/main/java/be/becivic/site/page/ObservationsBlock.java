package be.becivic.site.page;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.records.model.Target;
import be.becivic.site.view.Frame;
import tools.jackson.databind.node.ObjectNode;

final class ObservationsBlock {
  static ObservationsBlock of(Shelf shelf, Skill skill, Body body) {
    return new ObservationsBlock();
  }

  static ObservationsBlock of(Shelf shelf, PathEntry path) {
    return new ObservationsBlock();
  }

  static ObservationsBlock of(Shelf shelf, Target target) {
    return new ObservationsBlock();
  }

  String html(Frame frame) {
    return "";
  }

  String markdown() {
    return "";
  }

  void addTo(ObjectNode json) {}
}
