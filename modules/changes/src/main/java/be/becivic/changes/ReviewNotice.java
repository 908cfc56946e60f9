package be.becivic.changes;

/**
 * A call for a person.
 *
 * @param key tells it from others, so that calling twice is calling once
 * @param body where to look; never submitted text
 */
public record ReviewNotice(String key, String title, String body) {}
