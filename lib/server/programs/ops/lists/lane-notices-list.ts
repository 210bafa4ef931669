import 'server-only';
import { listLaneNotices } from '../../../places/lane-notices/lane-notice-store';
import { EXIT_CODES, type Command } from '../command';
import { tableLine } from '../lines';

const HEADINGS = ['lane', 'severity', 'from', 'until', 'id', 'title'];

export const laneNoticesList: Command = {
  name: 'lane-notices list',
  usage: '',
  summary: 'lists notices of lanes, latest first, with their first and last day and English title',
  async run({ db, out }) {
    out(tableLine(HEADINGS));
    for (const { origin, destination, severity, from, until, id, title } of await listLaneNotices(db))
      out(tableLine([`${origin}-${destination}`, severity, from, until, id, title.en]));
    return EXIT_CODES.ok;
  },
};
