package be.becivic.corpus.skill;

/** A named and typed value that goes into a skill or comes out of it. */
public record Port(String name, String type) {}
