package be.becivic.bench.turns;

import java.util.function.Supplier;

/**
 * A piece of work.
 *
 * @param work returns what it made, so that no compiler can leave it out
 */
public record Step(String name, Supplier<?> work) {}
