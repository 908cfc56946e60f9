package be.becivic.corpus.history;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * One commit of main.
 *
 * @param changes the skills and directories it touched: their new content, or nothing where gone
 */
public record MainCommit(Instant time, Map<String, Optional<byte[]>> changes) {}
