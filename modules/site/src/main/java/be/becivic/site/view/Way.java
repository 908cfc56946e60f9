package be.becivic.site.view;

/** How a page writes its links: as a server answers them, or as they lead through a copy. */
public interface Way {
  /** Links as a server answers them. */
  Way LIVE =
      new Way() {
        @Override
        public String write(String link) {
          return link;
        }

        @Override
        public boolean isCopy() {
          return false;
        }
      };

  /**
   * A link within the site that starts with a slash, or within the page that starts with a hash.
   */
  String write(String link);

  boolean isCopy();
}
