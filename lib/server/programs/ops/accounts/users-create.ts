import 'server-only';
import { DEFAULT_COUNTRY, isCountry } from '@/lib/market/country';
import { createUser } from '../../../accounts/users/create-user';
import { EXIT_CODES, UsageError, requiredOption, type Command } from '../command';

/** Splits a name. The last word is the family name. */
function splitName(name: string): { firstName: string; familyName: string } {
  const words = name.trim().split(/\s+/);
  const familyName = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), familyName: familyName ?? '' };
}

export const usersCreate: Command = {
  name: 'users create',
  usage: '--email ADDRESS --password PASSWORD --name NAME [--country CODE]',
  summary: 'creates an account without a verification code',
  options: ['email', 'password', 'name', 'country'],
  async run({ db, now, out }, args) {
    const countryCode = (args.options.country ?? DEFAULT_COUNTRY).toUpperCase();
    if (!isCountry(countryCode)) throw new UsageError('--country must be the code of one of our countries');
    const user = await createUser(db, {
      account: requiredOption(args, 'email'),
      password: requiredOption(args, 'password'),
      countryCode,
      ...splitName(requiredOption(args, 'name')),
      now: now(),
    });
    out(`${user.email ?? user.phone}: account ${user.id} created.`);
    return EXIT_CODES.ok;
  },
};
