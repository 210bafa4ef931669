import 'server-only';
import { listCommands } from '../../../platform/operator-log-store';
import { EXIT, type Command } from '../command';
import { sinceOption } from '../files/list-filters';

const MAX_ENTRIES = 1000;

export const logList: Command = {
  name: 'log list',
  usage: '[--since DAY]',
  summary: `lists the latest ${MAX_ENTRIES} commands of operators, latest first: time, operator, command, names of options, account, exit code; tab-separated`,
  options: ['since'],
  async run({ db, out }, args) {
    for (const row of await listCommands(db, { since: sinceOption(args), max: MAX_ENTRIES }))
      out([row.at, row.operator, row.command, row.options, row.user_id ?? '', row.exit_code].join('\t'));
    return EXIT.ok;
  },
};
