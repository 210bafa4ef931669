import 'server-only';
import { DEFAULT_COUNTRY, isCountry } from '@/lib/market/country';
import { createUser } from '../accounts/create-user';
import { EXIT, UsageError, needed, type Command } from './command';

/** The last word is the family name. */
function splitName(name: string): { firstName: string; familyName: string } {
  const words = name.trim().split(/\s+/);
  return words.length === 1
    ? { firstName: words[0]!, familyName: '' }
    : { firstName: words.slice(0, -1).join(' '), familyName: words.at(-1)! };
}

export const usersCreate: Command = {
  name: 'users create',
  usage: '--email ADDRESS --password PASSWORD --name NAME [--country CODE]',
  summary: 'makes an account without a verification code',
  options: ['email', 'password', 'name', 'country'],
  async run({ db, now, out }, given) {
    const countryCode = (given.options.country ?? DEFAULT_COUNTRY).toUpperCase();
    if (!isCountry(countryCode)) throw new UsageError('--country is the code of one of our countries');
    const user = await createUser(db, {
      account: needed(given, 'email'),
      password: needed(given, 'password'),
      countryCode,
      ...splitName(needed(given, 'name')),
      now: now(),
    });
    out(`${user.email ?? user.phone}: account ${user.id} made`);
    return EXIT.ok;
  },
};
