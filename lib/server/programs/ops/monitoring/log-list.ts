import 'server-only';
import { listCommands } from '../../../platform/operator-log-store';
import { EXIT_CODES, type Command } from '../command';
import { sinceOption } from '../files/list-filters';
import { tableLine } from '../lines';

const MAX_ENTRIES = 1000;
const HEADINGS = ['time', 'operator', 'command', 'options', 'account', 'exit code'];

export const logList: Command = {
  name: 'log list',
  usage: '[--since DAY]',
  summary: `lists the latest ${MAX_ENTRIES} commands of operators, latest first, with the names of their options`,
  options: ['since'],
  async run({ db, out }, args) {
    out(tableLine(HEADINGS));
    for (const row of await listCommands(db, { since: sinceOption(args), max: MAX_ENTRIES }))
      out(tableLine([row.at, row.operator, row.command, row.options, row.user_id, row.exit_code]));
    return EXIT_CODES.ok;
  },
};
