package be.becivic.records.catalogue;

import be.becivic.protocol.id.Uid;
import java.util.List;
import java.util.Optional;

/** How the links of references were found last; one that was never tried has no row. */
public interface ReferenceLinks {
  Optional<LinkStatus> find(Uid reference);

  /** All there are, by reference. */
  List<LinkStatus> list();

  /** Takes the place of what was known of the reference. */
  void put(LinkStatus status);
}
