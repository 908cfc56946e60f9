package be.becivic.site.asset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Everything pages load, under names that carry a digest. */
public final class Assets {
  public static final String PREFIX = "/assets/";
  private static final Map<String, String> TYPES = types();
  private static final String STYLES = "site.css";
  private static final int DIGEST_BYTES = 6;

  private final Map<String, Asset> byName = new LinkedHashMap<>();

  private Assets() {}

  /** Reads them with the usual colours. */
  public static Assets load() {
    return load("");
  }

  /**
   * Reads them in an order in which each names only those before it.
   *
   * @param theme rules that follow those of the style sheet
   */
  public static Assets load(String theme) {
    Assets assets = new Assets();
    TYPES.forEach(
        (name, type) ->
            assets.add(name, type, name.equals(STYLES) ? read(name, theme) : read(name)));
    return assets;
  }

  public String href(String name) {
    return Objects.requireNonNull(byName.get(name), name).href();
  }

  public Collection<Asset> list() {
    return Collections.unmodifiableCollection(byName.values());
  }

  private void add(String name, String type, byte[] bytes) {
    byte[] content = name.endsWith(".css") ? withSiblings(bytes) : bytes;
    int dot = name.lastIndexOf('.');
    String href = PREFIX + name.substring(0, dot) + "." + digest(content) + name.substring(dot);
    Asset asset = new Asset(name, href, type, content);
    byName.put(name, asset);
  }

  private byte[] withSiblings(byte[] css) {
    String text = new String(css, StandardCharsets.UTF_8);
    for (Asset asset : byName.values()) {
      String sibling = asset.href().substring(PREFIX.length());
      text = text.replace("url(" + asset.name() + ")", "url(" + sibling + ")");
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, String> types() {
    Map<String, String> types = new LinkedHashMap<>();
    types.put("manrope-latin.woff2", "font/woff2");
    types.put("favicon.svg", "image/svg+xml");
    types.put(STYLES, "text/css; charset=utf-8");
    types.put("desk.css", "text/css; charset=utf-8");
    types.put("theme.js", "text/javascript; charset=utf-8");
    types.put("site.js", "text/javascript; charset=utf-8");
    types.put("place.js", "text/javascript; charset=utf-8");
    return types;
  }

  private static byte[] read(String name, String theme) {
    String text = new String(read(name), StandardCharsets.UTF_8) + theme;
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String digest(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** One of them as it is in the program. */
  public static byte[] read(String name) {
    try (InputStream file = Assets.class.getResourceAsStream(name)) {
      return file.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
