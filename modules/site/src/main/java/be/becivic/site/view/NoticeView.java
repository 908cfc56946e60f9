package be.becivic.site.view;

import java.util.List;

/** A page that only says something. */
public record NoticeView(List<String> lines, List<ArtefactLink> links) {}
