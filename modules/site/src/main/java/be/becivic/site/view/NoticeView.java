package be.becivic.site.view;

import java.util.List;
import java.util.Optional;

/**
 * A page that only says something.
 *
 * @param takenDownFrom where others like it are; absent unless it was taken down
 * @param isMissing whether nothing stands at the address
 */
public record NoticeView(
    Optional<ArtefactLink> takenDownFrom,
    boolean isMissing,
    List<String> lines,
    List<ArtefactLink> links) {}
