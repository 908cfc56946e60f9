package be.becivic.site.view;

import java.util.List;

/** A page that only says something. */
public record Notice(List<String> lines, List<Link> links) {}
