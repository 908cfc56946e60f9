package be.becivic.corpus.site;

/** What is wrong with the file of a site, and where in it. */
public record SiteProblem(String pointer, String message, String remedy) {}
