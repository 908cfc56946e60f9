package be.becivic.site.view.desk;

import java.util.List;

/** What is down, what is retired, and what can be taken down. */
public record QuarantinesView(
    List<DownRow> down, List<DownRow> retired, List<String> types, String reason) {}
