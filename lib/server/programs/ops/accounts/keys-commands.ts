import 'server-only';
import { notFoundLine, tableLine } from '../lines';
import { endKey, findKeyById, listKeysForOperators, listLastUses } from '../../../accounts/api-keys/key-store';
import { EXIT_CODES, type Command } from '../command';
import { readAccountOption, accountNameText } from './find-account';

const HEADINGS = ['id', 'account', 'mode', 'name', 'scopes', 'ends in', 'created', 'last used', 'revoked'];

const keysList: Command = {
  name: 'keys list',
  usage: '[--account ACCOUNT]',
  summary: "lists partners' API keys, oldest first, without the keys",
  options: ['account'],
  async run(operation, { options }) {
    const { db, out } = operation;
    const userId = await readAccountOption(operation, options);
    if (userId === null) return EXIT_CODES.failed;
    const keys = await listKeysForOperators(db, userId);
    const lastUseByKey = await listLastUses(
      db,
      keys.map(({ id }) => id),
    );
    out(tableLine(HEADINGS));
    for (const { id, mode, name, scopes, tail, created_at, revoked_at, ...account } of keys)
      out(
        tableLine([
          id,
          accountNameText(account),
          mode,
          name,
          scopes,
          tail,
          created_at,
          lastUseByKey.get(id),
          revoked_at,
        ]),
      );
    return EXIT_CODES.ok;
  },
};

const keysRevoke: Command = {
  name: 'keys revoke',
  usage: 'ID',
  summary: "revokes a partner's API key: every process refuses it from the next call on",
  positionals: 1,
  async run({ db, now, out, err, about }, { positionals: [id = ''] }) {
    const key = await findKeyById(db, id);
    if (!key) {
      err(notFoundLine('key', id));
      return EXIT_CODES.failed;
    }
    about(key.user_id);
    const isEnded = await endKey(db, key.user_id, id, now().toISOString());
    out(isEnded ? `${id} is revoked.` : `${id} was already revoked.`);
    return EXIT_CODES.ok;
  },
};

export const KEYS_COMMANDS: readonly Command[] = [keysList, keysRevoke];
