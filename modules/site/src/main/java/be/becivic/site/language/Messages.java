package be.becivic.site.language;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** What the interface says, in one language. A name that says nothing is a bug. */
public final class Messages {
  private static final Map<Language, Messages> ALL = readAll();

  private static final String ONE = ".one";

  private final Language language;
  private final Properties texts;
  private final NavigableSet<String> keys;

  private Messages(Language language, Properties texts) {
    this.language = language;
    this.texts = texts;
    this.keys = Collections.unmodifiableNavigableSet(new TreeSet<>(texts.stringPropertyNames()));
  }

  public static Messages in(Language language) {
    return Objects.requireNonNull(ALL.get(language));
  }

  /** A message that has words for one of something says them where its first number is one. */
  public String get(String key, Object... arguments) {
    String text =
        find(key + ONE)
            .filter(_ -> countsOne(arguments))
            .or(() -> find(key))
            .orElseThrow(() -> new IllegalArgumentException("no message is called " + key));
    for (int i = 0; i < arguments.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(arguments[i]));
    }
    return text;
  }

  private boolean countsOne(Object... arguments) {
    return Arrays.stream(arguments)
        .filter(Number.class::isInstance)
        .findFirst()
        .filter(count -> language.isOne(count.toString()))
        .isPresent();
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(texts.getProperty(key));
  }

  public Set<String> keys() {
    return keys;
  }

  /** The names that begin alike, as {@code status.} does. */
  public Set<String> keys(String family) {
    return keys.subSet(family, family + Character.MAX_VALUE);
  }

  private static Map<Language, Messages> readAll() {
    Map<Language, Messages> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Properties texts = read("messages_" + language.code() + ".properties");
      texts.replaceAll((_, text) -> language.typeset((String) text));
      all.put(language, new Messages(language, texts));
    }
    return all;
  }

  private static Properties read(String name) {
    Properties texts = new Properties();
    try (Reader reader =
        new InputStreamReader(Messages.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return texts;
  }
}
