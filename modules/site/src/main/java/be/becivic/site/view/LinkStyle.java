package be.becivic.site.view;

/** How a page writes its links: as a server answers them, or as they lead through a copy. */
public interface LinkStyle {
  /** Links as a server answers them. */
  LinkStyle LIVE =
      new LinkStyle() {
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
