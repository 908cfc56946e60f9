package be.becivic.server.listener;

/** Looks away. */
final class Unobserved implements RequestObserver {

  @Override
  public void entered() {}

  @Override
  public void left() {}

  @Override
  public void answered(Answer answer) {}

  @Override
  public void crashed(String route, Throwable thrown) {}
}
