import { describe, expect, it } from 'vitest';
import { createHashQueue } from '@/lib/server/accounts/passwords/hash-queue';
import { ApiError } from '@/lib/server/platform/errors';

const SETTINGS = { concurrency: 2, waiting: 30, waitingOfNetwork: 10, retryAfter: 5 };

/** Queue whose tasks run until the test releases them, one after the other. */
function watched(settings = SETTINGS) {
  const queued = createHashQueue(settings);
  const running: string[] = [];
  const startedTasks: string[] = [];
  const ends = new Map<string, () => void>();
  let most = 0;
  const add = (network: string, account: string, name: string) =>
    queued({ network, account }, async () => {
      startedTasks.push(name);
      running.push(name);
      most = Math.max(most, running.length);
      await new Promise<void>((end) => ends.set(name, end));
      running.splice(running.indexOf(name), 1);
      return name;
    });
  const letGo = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { add, letGo, running, started: startedTasks, most: () => most };
}

describe('the queue of hashes', () => {
  it('gives one network one place at a time, and the next free place to another network', async () => {
    const { add, letGo, running, started } = watched();
    const flood = Array.from({ length: 11 }, (_, index) => add('flood', `account-${index}`, `flood-${index}`));
    expect(running).toEqual(['flood-0']);
    const other = add('home', 'ama', 'home');
    expect(running).toEqual(['flood-0', 'home']);
    await letGo('home');
    expect(await other).toBe('home');
    const [one, two] = [add('home', 'ama', 'home-1'), add('office', 'kofi', 'office-1')];
    expect(running).toEqual(['flood-0', 'home-1']);
    await letGo('flood-0');
    // A network that has waited comes before a network that has just been served.
    expect(running).toEqual(['home-1', 'flood-1']);
    await letGo('flood-1');
    expect(running).toEqual(['home-1', 'office-1']);
    for (const name of ['home-1', 'office-1']) await letGo(name);
    for (let index = 2; index < 11; index += 1) await letGo(`flood-${index}`);
    await Promise.all([...flood, one, two]);
    expect(started.slice(-9)).toEqual(Array.from({ length: 9 }, (_, index) => `flood-${index + 2}`));
  });

  it('computes one hash of an account at a time, for all networks', async () => {
    const { add, letGo, running, most } = watched();
    const tasks = ['a', 'b', 'c'].map((network) => add(network, 'ama', `ama-${network}`));
    expect(running).toEqual(['ama-a']);
    const other = add('c', 'kofi', 'kofi');
    expect(running).toEqual(['ama-a', 'kofi']);
    for (const name of ['kofi', 'ama-a', 'ama-b', 'ama-c']) await letGo(name);
    await Promise.all([...tasks, other]);
    expect(most()).toBe(2);
  });

  it('refuses a network beyond its share, and everyone once full', async () => {
    const { add } = watched({ ...SETTINGS, waiting: 15 });
    const refusal = { error: 'tooManyRequests', details: { retryAfter: 5 } };
    for (let index = 0; index < 11; index += 1) void add('one', `one-${index}`, `one-${index}`);
    await expect(add('one', 'one-11', 'one-11')).rejects.toMatchObject(refusal);
    for (let index = 0; index < 6; index += 1) void add('two', `two-${index}`, `two-${index}`);
    await expect(add('three', 'three', 'three')).rejects.toBeInstanceOf(ApiError);
  });

  it('continues after a failed task', async () => {
    const queued = createHashQueue({ ...SETTINGS, concurrency: 1 });
    const owner = { network: 'home', account: 'ama' };
    const failing = queued(owner, () => Promise.reject(new Error('broken')));
    const next = queued(owner, async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
