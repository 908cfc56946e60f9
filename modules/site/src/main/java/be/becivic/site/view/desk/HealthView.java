package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;
import java.util.List;
import java.util.Optional;

/** How the system does. */
public record HealthView(
    SystemVitals vitals,
    int waiting,
    Optional<ShownTime> oldest,
    ShownTime started,
    List<ItemDetails.Line> facts,
    List<JobRow> jobs) {}
