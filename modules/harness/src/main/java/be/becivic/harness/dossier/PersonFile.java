package be.becivic.harness.dossier;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A file of the person's, read once and held in memory; where it lies is forgotten. */
public final class PersonFile {
  private final FileKind kind;
  private final byte[] content;
  private final int pages;
  private final boolean isSigned;

  PersonFile(FileKind kind, byte[] content, int pages, boolean isSigned) {
    this.kind = kind;
    this.content = content.clone();
    this.pages = pages;
    this.isSigned = isSigned;
  }

  public FileKind kind() {
    return kind;
  }

  public int pages() {
    return pages;
  }

  /** Whether it carries an electronic signature, which does not survive being bound. */
  public boolean isSigned() {
    return isSigned;
  }

  byte[] content() {
    return content.clone();
  }

  /** What it is, without its name: "PDF, 2 pages, 34 KB". */
  public String description() {
    int kilobytes = Math.max(1, content.length / 1024);
    return kind + ", " + pages + (pages == 1 ? " page, " : " pages, ") + kilobytes + " KB";
  }

  public String digest() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
