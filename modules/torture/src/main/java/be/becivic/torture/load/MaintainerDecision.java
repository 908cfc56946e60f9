package be.becivic.torture.load;

/**
 * What somebody at the desk was told is done.
 *
 * @param item its place in the queue
 * @param resolution how it ended, in the words of the queue
 * @param about the submission or the path it is about; nothing where neither is told
 */
public record MaintainerDecision(String item, String resolution, String about) {}
