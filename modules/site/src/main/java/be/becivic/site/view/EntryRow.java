package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;

/**
 * A catalogue entry in a list.
 *
 * @param isNameEnglish whether it is called in English only
 * @param isTextEnglish whether what it says is English only
 */
public record EntryRow(
    String uid,
    String href,
    String name,
    boolean isNameEnglish,
    String text,
    boolean isTextEnglish,
    Status status) {}
