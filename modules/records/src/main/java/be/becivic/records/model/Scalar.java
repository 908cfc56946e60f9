package be.becivic.records.model;

/** A catalogue value as a JSON scalar of a declared type. */
public record Scalar(ScalarType type, String json) {}
