insert into installation (id, key_hash, corpus_root, begun_at) values
  (1, 'ALssif_5oJc8UxRyG7eDbqYN_FXZMZjIqj_ZPNQUvIo', 'b6589fc6ab0dc82cf12099d1c2d40ab994e8410c', 1789560000123);
