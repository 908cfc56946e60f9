package be.becivic.site.view;

import java.util.List;

/** The front page. */
public record LandingView(
    int skills,
    int paths,
    int sources,
    String prompt,
    List<ClientSetup> clients,
    List<ArtefactLink> featured,
    List<ArtefactLink> themes) {}
