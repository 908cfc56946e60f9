package be.becivic.site.asset;

/**
 * A file that pages load.
 *
 * @param href where it stands; its name changes with its content
 */
public record Asset(String name, String href, String contentType, byte[] bytes) {}
