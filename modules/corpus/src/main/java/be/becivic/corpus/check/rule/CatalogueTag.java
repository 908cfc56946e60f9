package be.becivic.corpus.check.rule;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;

/**
 * A tag that points into a catalogue.
 *
 * @param uid the number it gives, if it gives a well-formed one
 */
public record CatalogueTag(Tag tag, Optional<Uid> uid) {

  public static List<CatalogueTag> in(List<Tag> tags) {
    return tags.stream()
        .filter(tag -> tag.kind() == TagKind.VV || tag.kind() == TagKind.REF)
        .map(tag -> new CatalogueTag(tag, tag.value("uid").flatMap(uid -> parse(tag.kind(), uid))))
        .toList();
  }

  private static Optional<Uid> parse(TagKind kind, String uid) {
    return Uid.parse(kind == TagKind.VV ? Uid.Kind.VOLATILE_VALUE : Uid.Kind.REFERENCE, uid);
  }
}
