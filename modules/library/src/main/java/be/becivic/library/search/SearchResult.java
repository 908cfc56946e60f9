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
 * @param score comparable within one answer only
 */
public record SearchResult(
    SearchType type,
    String id,
    SearchLanguage language,
    String title,
    Optional<Status> status,
    Snippet snippet,
    float score) {}
