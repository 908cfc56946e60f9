package be.becivic.protocol.operation;

/** What success looks like: its status, what it means and its shape. */
public record Answer(int status, String meaning, Shape shape) {}
