import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startPostgres, type PostgresServer } from '../../../scripts/testing/postgres.mjs';
import { CleanMachine } from '../../fixtures/machine/clean-machine';
import { HAS_REDIS, OwnRedis } from '../../fixtures/redis';

/** Only root may create the folders of a machine. */
const IS_ROOT = process.getuid?.() === 0;
const PAGE = readFileSync('docs/deployment.md', 'utf8');

/** Returns the commands of docs/deployment.md under a name, word for word. */
function commandsOf(name: string): string {
  const [, indent = '', commands = ''] = new RegExp(`^( *)\`\`\`sh ${name}\n(.*?)^ *\`\`\`$`, 'ms').exec(PAGE) ?? [];
  expect(commands, name).not.toBe('');
  return commands.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

test.describe.configure({ mode: 'serial' });
test.skip(!IS_ROOT || !HAS_REDIS, 'needs root and Redis');

const machine = new CleanMachine();
let postgres: PostgresServer;
let redis: OwnRedis;
const run = (name: string, environment?: Record<string, string>) => machine.shell(commandsOf(name), environment);
const home = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/gh-en`);
  return { status: response.status, html: await response.text() };
};

test.beforeAll(async () => {
  const postgresServer = await startPostgres();
  test.skip(!postgresServer && !process.env.REQUIRE_POSTGRES, 'needs PostgreSQL');
  postgres = postgresServer!;
  redis = await OwnRedis.create();
  await machine.open();
});

test.afterAll(async () => {
  await machine.shell('systemctl stop site@3000 site@3001 site-worker').catch(() => undefined);
  await machine.close();
  await redis?.stop();
  postgres?.stop();
});

test('the commands of docs/deployment.md install the site on an empty machine', async () => {
  test.setTimeout(180_000);
  // The run has already executed the `build` block.
  expect(commandsOf('build')).toBe('npm ci\nnpm run build\n');
  await run('collect', { RELEASE: 'first' });
  await run('settings');
  expect(await machine.shell('stat --format %a /etc/site/site.env')).toBe('600\n');

  // An operator's own values, in place of the example's.
  const own = {
    SITE_URL: 'http://127.0.0.1:3000',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: '',
    SMS_GATEWAY_URL: '',
    LOG_LEVEL: 'info',
  };
  for (const [name, value] of Object.entries(own))
    expect(
      await machine.shell(
        `sed -i 's#^${name}=.*#${name}=${value}#' /etc/site/site.env && grep -c '^${name}=' /etc/site/site.env`,
      ),
    ).toBe('1\n');
  await run('database');
  await run('processes');
  for (const port of [3000, 3001]) {
    await expect
      .poll(
        () =>
          home(port).then(
            (page) => page.status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    expect((await home(port)).html).toContain('<h1');
  }
  await run('look');
});

test('nginx accepts its configuration at the documented path', async () => {
  test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'needs nginx');
  // The certificate that an operator brings.
  await machine.shell(
    'openssl req -x509 -subj /CN=www.example.com -days 2 -nodes -newkey rsa:2048 -keyout /etc/ssl/site/privkey.pem -out /etc/ssl/site/fullchain.pem',
  );
  expect(await run('nginx')).toContain('syntax is ok');
});

test('a new release replaces the first without a failed request', async () => {
  test.setTimeout(120_000);
  // Without the last command, which makes the release the current one.
  const collectCommands = commandsOf('collect').trimEnd().split('\n').slice(0, -1).join('\n');
  await machine.shell(collectCommands, { RELEASE: 'second' });
  let hasEnded = false;
  const failed: string[] = [];
  const visiting = (async () => {
    while (!hasEnded) {
      // Like nginx: uses the other process if one accepts no connection.
      const responses = await Promise.allSettled([3000, 3001].map(home));
      if (!responses.some((result) => result.status === 'fulfilled' && result.value.status === 200))
        failed.push(new Date().toISOString());
      await new Promise((later) => setTimeout(later, 50));
    }
  })();
  try {
    await run('upgrade', { RELEASE: 'second' });
  } finally {
    hasEnded = true;
    await visiting;
  }
  expect(failed).toEqual([]);
  expect(await machine.shell('readlink /srv/site/current')).toBe('second\n');
  const log = await machine.shell('cat /run/units/site@3000.log');
  expect(log).toContain('"msg":"program stopped"');
  expect([...log.matchAll(/"msg":"program started"/g)]).toHaveLength(2);
});
