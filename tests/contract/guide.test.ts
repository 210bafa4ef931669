import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCS } from '@/lib/contract/docs-address';
import { KEY_SCOPES } from '@/lib/contract/key-scopes';
import { readPdf } from '../fixtures/read-pdf';
import { registerVisitor } from './account-steps';
import { onEachDatabase } from './world';

const run = promisify(execFile);

const TEXT_OF = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const asText = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot);/g, (mark) => TEXT_OF[mark as keyof typeof TEXT_OF]);

/** The languages of the guide, with the program that runs each; `npm test` installs them (scripts/guide-programs.mjs). */
const LANGUAGES = [
  { id: 'curl', program: 'curl' },
  { id: 'javascript', program: 'node' },
  { id: 'python', program: 'python3' },
  { id: 'php', program: 'php' },
] as const;

/** Says what is missing where a language cannot be run; a run that needs everything fails. */
function skipWithout(program: string, skip: (note: string) => void): void {
  if (!spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return;
  const note = `${program} is not installed, so the guide's samples for it are not run`;
  if (process.env.REQUIRE_POSTGRES) throw new Error(note);
  console.warn(note);
  skip(note);
}

onEachDatabase('the guide, typed as it stands', (world) => {
  let guide: string;
  let folder: string;
  beforeAll(async () => {
    guide = await (await fetch(`${world().origin}${DOCS.guide}`)).text();
    folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A language's samples in the order of the page. */
  const samplesOf = (id: string) =>
    [...guide.matchAll(new RegExp(`<div class="sample ${id}">.*?<pre[^>]*>(.*?)</pre>`, 'gs'))].map(([, html]) =>
      asText(html!),
    );
  /** The file that the page says to put them into, and the command that it says to run it with. */
  function placeOf(id: string): { file: string; command: string[] } {
    const [, file = '', command = ''] = new RegExp(
      `<li>${id}: <code>(.*?)</code>, run by <code>(.*?)</code>`,
      'i',
    ).exec(guide)!;
    return { file, command: command.split(' ') };
  }

  async function newTestKey(): Promise<{ key: string; token: string }> {
    const { token } = await registerVisitor(world());
    const input = { name: 'Guide', mode: 'test', scopes: KEY_SCOPES };
    const made = await world().call('createApiKey', input, { token });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return { key: made.body.data.key, token };
  }

  it('says what the programs need to know', () => {
    const [terminal] = samplesOf('any');
    expect(terminal).toMatch(/^export PARCEL_API=https?:\/\/\S+\/api\nexport PARCEL_KEY=dx_test_/);
  });

  /** Puts a language's samples into the file that the page names, and runs it as the page says. */
  async function runGuide(id: string, key: string) {
    const { file, command } = placeOf(id);
    const cwd = mkdtempSync(path.join(folder, `${id}-`));
    writeFileSync(path.join(cwd, file), samplesOf(id).join('\n\n'));
    const settings = { PATH: process.env.PATH, PARCEL_API: `${world().origin}/api`, PARCEL_KEY: key };
    const ran = await run(command[0]!, command.slice(1), { cwd, env: settings as unknown as NodeJS.ProcessEnv }).then(
      ({ stdout, stderr }) => ({ isDone: true, printed: stdout + stderr }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ isDone: false, printed: stdout + stderr }),
    );
    return { ...ran, cwd };
  }

  it.for(LANGUAGES)('places, labels and tracks a test order in $id', async ({ id, program }, { skip }) => {
    skipWithout(program, skip);
    expect(samplesOf(id).length).toBeGreaterThanOrEqual(4);
    const { key, token } = await newTestKey();
    const { isDone, printed, cwd } = await runGuide(id, key);
    expect(isDone, printed).toBe(true);

    const { items } = (await world().call('queryOrderPage', {}, { token })).body.data;
    expect(items).toHaveLength(1);
    const order = (await world().call('getOrder', { id: items[0].id }, { token })).body.data;
    expect(order).toMatchObject({ isTest: true, state: 'WAITING', receiverCountry: 'GH' });
    const { minor } = order.quote.totals[0];
    for (const expected of [order.waybillNo, String(minor), 'label.pdf', 'WAITING'])
      expect(printed).toContain(expected);

    const label = (await readPdf(new Uint8Array(readFileSync(path.join(cwd, 'label.pdf'))))).pages[0]!.text;
    expect(label).toContain('Specimen: not for shipping');
    expect(label.replaceAll(/\s/g, '')).toContain(order.waybillNo);
  });

  it.for(LANGUAGES)('stops at a call that is refused, in $id', async ({ id, program }, { skip }) => {
    skipWithout(program, skip);
    const { isDone, printed } = await runGuide(id, 'dx_test_wrong');
    expect([isDone, printed]).toEqual([false, expect.stringMatching(/401/)]);
  });
});
