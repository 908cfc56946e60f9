package be.becivic.browser;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Makes pictures small by leaving them 256 colours, the commonest that differ enough. */
final class Palette {
  private static final int SIZE = 256;

  private Palette() {}

  static byte[] reduce(byte[] png) throws IOException {
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
    Map<Integer, Integer> counts = new HashMap<>();
    colours(picture).forEach(colour -> counts.merge(colour, 1, Integer::sum));
    Comparator<Integer> byCount = Comparator.comparing(counts::get);
    List<Integer> sorted =
        counts.keySet().stream()
            .sorted(byCount.reversed().thenComparing(Comparator.naturalOrder()))
            .toList();
    List<Integer> kept = sorted;
    for (int apart = 1; kept.size() > SIZE; apart++) {
      kept = differing(sorted, apart * apart);
    }
    List<Integer> palette = kept;
    Map<Integer, Integer> nearest = new HashMap<>();
    counts.keySet().forEach(colour -> nearest.put(colour, nearest(colour, palette)));
    int[] colours = palette.stream().mapToInt(colour -> colour).toArray();
    BufferedImage reduced =
        new BufferedImage(
            picture.getWidth(),
            picture.getHeight(),
            BufferedImage.TYPE_BYTE_INDEXED,
            new IndexColorModel(8, colours.length, colours, 0, false, -1, 0));
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        reduced.getRaster().setSample(x, y, 0, nearest.get(picture.getRGB(x, y)));
      }
    }
    return png(reduced);
  }

  private static List<Integer> differing(List<Integer> sorted, int apart) {
    List<Integer> kept = new ArrayList<>();
    for (int colour : sorted) {
      if (kept.stream().noneMatch(other -> distance(colour, other) <= apart)) {
        kept.add(colour);
      }
    }
    return kept;
  }

  private static IntStream colours(BufferedImage picture) {
    int width = picture.getWidth();
    return IntStream.of(picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width));
  }

  private static int nearest(int colour, List<Integer> kept) {
    return IntStream.range(0, kept.size())
        .boxed()
        .min(Comparator.comparingInt(index -> distance(colour, kept.get(index))))
        .orElseThrow();
  }

  private static int distance(int one, int other) {
    return IntStream.of(0, 8, 16)
        .map(shift -> ((one >> shift) & 0xff) - ((other >> shift) & 0xff))
        .map(difference -> difference * difference)
        .sum();
  }

  private static byte[] png(BufferedImage picture) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam smallest = writer.getDefaultWriteParam();
    smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    smallest.setCompressionQuality(0);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(picture, null, null), smallest);
    }
    writer.dispose();
    return bytes.toByteArray();
  }
}
