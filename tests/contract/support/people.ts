import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { openSession } from '@/lib/server/accounts/sessions/open-session';
import type { Country } from '@/lib/market/country';
import { setAllowance } from '@/lib/server/messaging/messages/allowance-store';
import type { World } from './world';

export interface Person {
  userId: string;
  token: string;
}

let counter = 0;

/** Creates another session of a person, at the world's present time. */
export async function openPersonSession({ services }: World, userId: string, userAgent = ''): Promise<string> {
  return openSession(services.db, { userId, remember: true, userAgent, clientAddress: '', now: services.now() });
}

/** Creates a person with an account (without a password) and a live session. */
export async function signUp(world: World, countryCode: Country = 'GH'): Promise<Person> {
  const { db, now } = world.services;
  counter += 1;
  const name = { kind: 'email', value: `person-${process.pid}-${counter}@example.com` } as const;
  const row = newUserRow(name, null, { countryCode, firstName: 'Ama', familyName: 'Boateng' }, now());
  await storeNewUser(db, row);
  return { userId: row.id, token: await openPersonSession(world, row.id) };
}

/** Creates a person who may place any number of orders a day, for tests that place many. */
export async function signUpShop(world: World): Promise<Person> {
  const person = await signUp(world);
  await setAllowance(world.services.db, person.userId, 1_000_000);
  return person;
}

/** Lets time pass, and signs the person in again, because a session may expire meanwhile. */
export async function passWithSession(world: World, person: Person, milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  person.token = await openPersonSession(world, person.userId);
}
