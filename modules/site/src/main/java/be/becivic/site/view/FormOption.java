package be.becivic.site.view;

/** Something to choose: what is kept, and what is read. */
public record FormOption(String value, String label) {}
