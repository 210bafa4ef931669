import 'server-only';
import { listLaneNotices } from '../../../places/lane-notices/lane-notice-store';
import { EXIT, type Command } from '../command';

export const laneNoticesList: Command = {
  name: 'lane-notices list',
  usage: '',
  summary: 'lists notices of lanes, latest first: lane, severity, first and last day, id, English title; tab-separated',
  async run({ db, out }) {
    for (const { origin, destination, severity, from, until, id, title } of await listLaneNotices(db))
      out([`${origin}-${destination}`, severity, from, until ?? '', id, title.en].join('\t'));
    return EXIT.ok;
  },
};
