package be.becivic.library.search;

import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.library.search.text.Snippet;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/**
 * Something found.
 *
 * @param language that of title and snippet
 * @param isForAgents whether it tells agents how to work, and people nothing they seek
 * @param score comparable within one answer only
 */
public record SearchResult(
    SearchType type,
    String id,
    SearchLanguage language,
    String title,
    Optional<Status> status,
    Snippet snippet,
    boolean isForAgents,
    float score) {}
