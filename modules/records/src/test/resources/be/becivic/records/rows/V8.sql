update volatile_value set origin = 'community' where amended_by is not null;

update volatile_value set origin = 'rollback', restores = 1 where uid = 1 and revision = 3;

update reference set origin = 'maintainer' where uid = 1;

update validation set prefix_hash = 'KApGtCQFMZkZtliQKxfmv76K0qCZP15MdBqDKE2tOT4'
  where address_hash = 'CRWRuFj_F-ZKTurTvDjT38jg2DSNhD-6HRExThBLft4';

update validation set prefix_hash = 'RcmN9h5Wd0Zejtv36SCpO65pBh5gDxIYcG_7jP-XKLE'
  where address_hash = '8Fbg_IB2ATUS3rGB8lv2SXJRd_46HYtvT4GW2gWlLHk';

update source_standing set text_digest = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' where source_id = 'website';
