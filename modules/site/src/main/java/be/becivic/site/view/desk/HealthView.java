package be.becivic.site.view.desk;

import java.util.List;
import java.util.Optional;

/** How the system does. */
public record HealthView(
    Vitals vitals,
    int waiting,
    Optional<When> oldest,
    When started,
    List<ItemDetails.Line> facts,
    List<JobRow> jobs) {}
