package be.becivic.server.read;

import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.stream.Stream;

/** Everything programs can look up. */
public final class Reads {
  public static final List<ServedOperation> ALL =
      Stream.of(
              List.of(
                  SkillListRead.SERVED,
                  SkillRead.SERVED,
                  SearchRead.SERVED,
                  SkillGraphRead.SERVED,
                  PathDirectoryRead.SERVED,
                  PathRead.SERVED),
              ObservationsRead.SERVED,
              List.of(FormRead.SERVED, FormQuery.SERVED, StatusRead.SERVED, IdRead.SERVED),
              CommuneRead.SERVED,
              LifecycleRead.SERVED,
              List.of(SkillHistoryRead.SERVED),
              CatalogueRead.SERVED)
          .flatMap(List::stream)
          .toList();

  private Reads() {}
}
