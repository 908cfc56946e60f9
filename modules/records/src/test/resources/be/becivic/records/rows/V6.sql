insert into link_status (uid, url, state, http_code, moved_to, failures, checked_at) values
  (1, 'https://www.example.be/register', 'moved', 301, 'https://www.example.be/registers', 0, 1794657600123),
  (2, 'https://www.example.be/office', 'unreachable', null, null, 4, 1794657600123);
