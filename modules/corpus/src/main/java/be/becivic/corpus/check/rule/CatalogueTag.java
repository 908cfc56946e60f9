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
        .map(
            tag ->
                new CatalogueTag(
                    tag, tag.value("uid").flatMap(uid -> Uid.parse(catalogueOf(tag), uid))))
        .toList();
  }

  /** The catalogue it points into. */
  public static Uid.Kind catalogueOf(Tag tag) {
    return tag.kind() == TagKind.VV ? Uid.Kind.VOLATILE_VALUE : Uid.Kind.REFERENCE;
  }
}
