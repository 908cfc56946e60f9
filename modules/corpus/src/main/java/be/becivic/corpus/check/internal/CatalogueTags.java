package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Body;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.protocol.id.Uid;
import java.util.Optional;
import java.util.stream.Stream;

/** The tags that point into a catalogue. */
final class CatalogueTags {
  private CatalogueTags() {}

  static Stream<Tag> in(Body body) {
    return body.tags().stream()
        .filter(tag -> tag.kind() == TagKind.VV || tag.kind() == TagKind.REF);
  }

  static Uid.Kind kindOf(Tag tag) {
    return tag.kind() == TagKind.VV ? Uid.Kind.VOLATILE_VALUE : Uid.Kind.REFERENCE;
  }

  static Optional<Uid> uidOf(Tag tag) {
    return tag.value("uid").flatMap(uid -> Uid.parse(kindOf(tag), uid));
  }
}
