import 'server-only';
import type { ListKind } from '../../platform/list-kind';
import { LaneNoticeRecord } from './lane-notice-record';
import { listLaneNotices, removeLaneNotices, storeLaneNotices } from './lane-notice-store';

/** `ops lane-notices import`, `ops lane-notices export`. */
export const LANE_NOTICE_LIST: ListKind<LaneNoticeRecord> = {
  name: 'lane-notices',
  plural: 'lane notices',
  schema: LaneNoticeRecord,
  keyOf: ({ id }) => id,
  tag: 'lane-notices',
  readAll: listLaneNotices,
  store: storeLaneNotices,
  remove: removeLaneNotices,
};
