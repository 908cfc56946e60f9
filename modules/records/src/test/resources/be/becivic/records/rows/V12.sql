insert into desk_session (print_hash, opened_at, seen_at, said) values
  ('FB2qTo_Yj_iQ7IWIb5j4ZrrjO6Is_d3p_6CL5lxrSN0', 1794740400123, 1794743940123, 'Released.'),
  ('DESr7WfL1q31WiYQ6NgZrRf2m92INRBdlpSLAxHxyQ8', 1794736800123, 1794743940123, null);
