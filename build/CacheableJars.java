import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Rewrites jars so that Java's start cache holds their classes, which it refuses of a jar that is
 * signed and of classes older than Java 6. Signatures are left out. Old classes are lifted where
 * that is asked for: they get the tables that the newer verifier reads. Equal jars give equal jars.
 */
final class CacheableJars {
  private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
  private static final String MANIFEST = "META-INF/MANIFEST.MF";

  /** A body that is copied whole gets no tables. */
  private static final CodeTransform WRITTEN_ANEW = (code, element) -> code.with(element);

  private static final Attributes.Name UNSIGNED = new Attributes.Name("Signature-Left-Out");
  private static final Attributes.Name LIFTED = new Attributes.Name("Classes-Lifted-To-Java");

  private final ClassFile classes;

  private CacheableJars(ClassLoader libraries) {
    ClassHierarchyResolver hierarchy = ClassHierarchyResolver.ofResourceParsing(libraries);
    this.classes =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS,
            ClassHierarchyResolverOption.of(hierarchy.cached()));
  }

  /** Takes a folder of jars, and how the names of those begin whose classes are to be lifted. */
  public static void main(String[] args) throws IOException {
    List<Path> jars = jars(Path.of(args[0]));
    List<String> old = List.of(args).subList(1, args.length);
    URL[] places = jars.stream().map(CacheableJars::url).toArray(URL[]::new);
    try (var libraries = new URLClassLoader(places)) {
      var rewriting = new CacheableJars(libraries);
      for (Path jar : jars) {
        rewriting.look(jar, old.stream().anyMatch(jar.getFileName().toString()::startsWith));
      }
    }
  }

  /** A jar that an earlier build rewrote stays as it is. */
  private void look(Path jar, boolean isToBeLifted) throws IOException {
    boolean isSigned;
    boolean isLifted;
    try (var zip = new ZipFile(jar.toFile())) {
      isSigned = zip.stream().anyMatch(entry -> SIGNATURE.matcher(entry.getName()).matches());
      ZipEntry manifest = zip.getEntry(MANIFEST);
      isLifted =
          manifest != null
              && new Manifest(zip.getInputStream(manifest)).getMainAttributes().containsKey(LIFTED);
    }
    boolean lifts = isToBeLifted && !isLifted;
    if (isSigned || lifts) {
      rewrite(jar, isSigned, lifts);
    }
  }

  private void rewrite(Path jar, boolean isSigned, boolean lifts) throws IOException {
    var content = new ByteArrayOutputStream();
    try (var in = new ZipInputStream(Files.newInputStream(jar));
        var out = new ZipOutputStream(content)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String name = entry.getName();
        byte[] bytes = in.readAllBytes();
        if (name.equals(MANIFEST)) {
          put(out, entry, manifest(bytes, isSigned, lifts));
        } else if (lifts && name.endsWith(".class")) {
          put(out, entry, lifted(bytes));
        } else if (!SIGNATURE.matcher(name).matches()) {
          put(out, entry, bytes);
        }
      }
    }
    replace(jar, content.toByteArray());
  }

  /** The time stays, or a later build would fetch the jar again. */
  private static void replace(Path jar, byte[] content) throws IOException {
    FileTime written = Files.getLastModifiedTime(jar);
    Path beside = jar.resolveSibling(jar.getFileName() + ".new");
    Files.write(beside, content);
    Files.setLastModifiedTime(beside, written);
    Files.move(beside, jar, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static void put(ZipOutputStream out, ZipEntry like, byte[] content) throws IOException {
    var entry = new ZipEntry(like.getName());
    entry.setTimeLocal(like.getTimeLocal());
    out.putNextEntry(entry);
    out.write(content);
    out.closeEntry();
  }

  private static byte[] manifest(byte[] content, boolean isSigned, boolean lifts)
      throws IOException {
    var manifest = new Manifest(new ByteArrayInputStream(content));
    if (isSigned) {
      manifest.getMainAttributes().put(UNSIGNED, "true");
      manifest.getEntries().values().forEach(of -> of.keySet().removeIf(CacheableJars::isDigest));
      manifest.getEntries().values().removeIf(Attributes::isEmpty);
    }
    if (lifts) {
      manifest.getMainAttributes().put(LIFTED, "6");
    }
    var out = new ByteArrayOutputStream();
    manifest.write(out);
    return out.toByteArray();
  }

  private static boolean isDigest(Object name) {
    return name.toString().endsWith("-Digest");
  }

  private byte[] lifted(byte[] content) {
    ClassModel model = classes.parse(content);
    return model.majorVersion() >= ClassFile.JAVA_6_VERSION
        ? content
        : classes.transformClass(
            model,
            ClassTransform.transformingMethodBodies(WRITTEN_ANEW)
                .andThen(
                    ClassTransform.endHandler(
                        builder -> builder.withVersion(ClassFile.JAVA_6_VERSION, 0))));
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
