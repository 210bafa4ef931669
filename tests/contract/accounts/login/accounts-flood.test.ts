import { beforeAll, expect, it } from 'vitest';
import { HASH_QUEUE, hashPassword } from '@/lib/server/accounts/passwords/hash-password';
import { insertVisitor, login, newPhone, PASSWORD } from '../../support/steps/account-steps';
import { onOneDatabase, type CallHeaders } from '../../support/world';

const FLOOD: CallHeaders = { 'x-client-address': '198.51.100.77' };
const PAIRS = 5;
const FLOOD_LOGINS = 40;

const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

// The subject is the queue of hashes, which is in the memory of the process.
onOneDatabase('a flood of right passwords from one address and one account', (world) => {
  let flooded: string;
  let person: string;
  beforeAll(async () => {
    [flooded, person] = [newPhone(), newPhone()];
    // The passwords of other tests are hashed at a lower cost.
    const password_hash = await hashPassword(PASSWORD, { network: 'here', account: 'both' });
    for (const phone of [flooded, person]) {
      const { userId } = await insertVisitor(world(), phone);
      await world().services.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    }
  });

  /** Logs the person in from a separate network. Returns the duration in milliseconds. */
  async function timedLogin(): Promise<number> {
    const startTime = performance.now();
    expect((await login(world(), person)).status).toBe(200);
    return performance.now() - startTime;
  }

  /** Starts many logins at once, more than are refused: the rest wait for their hashes. */
  async function startFlood() {
    const counts = { entered: 0, refused: 0 };
    const one = async () => {
      const { status } = await login(world(), flooded, PASSWORD, {}, FLOOD);
      if (status === 200) counts.entered += 1;
      else counts.refused += 1;
    };
    const all = Promise.all(Array.from({ length: FLOOD_LOGINS }, one));
    const inQueue = () => FLOOD_LOGINS - counts.entered - counts.refused;
    await expect.poll(inQueue, { timeout: 60_000, interval: 5 }).toBeLessThanOrEqual(1 + HASH_QUEUE.waitingOfNetwork);
    return { counted: counts, all };
  }

  it('delays another person’s login to at most twice its usual time', async () => {
    await timedLogin();
    const pairs: { alone: number; during: number; passed: number }[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const alone = await timedLogin();
      const { counted, all } = await startFlood();
      const before = counted.entered;
      const during = await timedLogin();
      pairs.push({ alone, during, passed: counted.entered - before });
      await all;
      expect(counted.entered).toBeGreaterThanOrEqual(8);
    }
    const results = pairs.map(
      ({ alone, during, passed }) => `${Math.round(alone)}:${Math.round(during)} ms, ${passed} passed`,
    );
    console.info(`${world().engine}, alone and during: ${results.join('; ')}`);
    // In order of arrival, at least eight logins of the flood would be served first.
    expect(middle(pairs.map(({ passed }) => passed)), results.join('; ')).toBeLessThanOrEqual(4);
    // Other work on the machine slows one login of a pair. A defect slows every pair five times.
    expect(Math.min(...pairs.map(({ alone, during }) => during / alone)), results.join('; ')).toBeLessThanOrEqual(2);
  }, 240_000);
});
