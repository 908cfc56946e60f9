package be.becivic.simulation.population;

/** Some people and their agents, or one party with a purpose. */
@FunctionalInterface
public interface Population {

  /** Says what they mean to do in the step to come. */
  void plan(StepPlan step);
}
