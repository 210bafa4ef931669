import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '@/lib/server/config';

const DEPLOY = 'docs/deploy';
const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The variables that a process understands. */
const KNOWN = new Set(
  [...readFileSync('lib/server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
);
/** The processes of the release before wait so long for what is under way. */
const GRACE_SECONDS = parseConfig({}).STOP_GRACE_SECONDS;

function assignments(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

const unknown = (environment: object) => Object.keys(environment).filter((name) => !KNOWN.has(name));

interface Service {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[]; disable?: boolean };
  read_only?: boolean;
  mem_limit?: string;
  stop_grace_period?: string;
  networks?: { site?: { ipv4_address: string } };
}

const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const { services } = compose;
const OURS = ['migrate', 'site-1', 'site-2', 'worker'];
const shared = assignments(read('site.env.example'));

it('site.env.example is a configuration that a process starts with', () => {
  expect(unknown(shared)).toEqual([]);
  expect(parseConfig(shared).siteUrl).toBe('https://www.example.com');
});

describe('compose.yaml', () => {
  it.each(OURS)('%s is configured by variables that the site knows', (name) => {
    const { environment } = services[name]!;
    expect(unknown(environment!)).toEqual([]);
    expect(() => parseConfig({ ...shared, ...environment })).not.toThrow();
  });

  it('names versions of images, caps memory and writes to volumes alone', () => {
    for (const [name, { image, mem_limit: cap, read_only: readOnly }] of Object.entries(services)) {
      const named = /^\$\{SITE_IMAGE:-(.*)\}$/.exec(image)?.[1] ?? image;
      expect(named, name).toMatch(/:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
      expect(cap, name).toMatch(/^\d+[mg]$/);
      // The one that prepares volumes does nothing else.
      if (name !== 'folders') expect(readOnly, name).toBe(true);
    }
  });

  it('starts what serves when the steps of the database are made, and gives it time to stop', () => {
    for (const name of ['site-1', 'site-2', 'worker']) {
      expect(services[name]!.depends_on!.migrate).toEqual({ condition: 'service_completed_successfully' });
      expect(Number.parseInt(services[name]!.stop_grace_period!), name).toBeGreaterThan(GRACE_SECONDS);
    }
    expect(services.migrate!.command).toEqual(['node', 'dist/ops.mjs', 'db', 'migrate']);
    expect([services['site-1'], services['site-2']].map((each) => each!.environment!.WORKER)).toEqual(['off', 'off']);
  });

  it('turns the shipped nginx.conf to the two processes, whose proxy it is', () => {
    const script = services.nginx!.command![2]!;
    mkdirSync(path.join(folder, 'conf.d'), { recursive: true });
    copyFileSync(path.join(DEPLOY, 'nginx.conf'), path.join(folder, 'nginx.conf'));
    const here = script.slice(0, script.indexOf(' && exec')).replace('/etc/site', folder).replace('/etc/nginx', folder);
    execFileSync('sh', ['-c', here]);
    const turned = readFileSync(path.join(folder, 'conf.d/site.conf'), 'utf8');
    expect(turned).not.toMatch(/server 127\./);
    for (const name of ['site-1', 'site-2']) {
      const { networks, environment } = services[name]!;
      const lines = turned.match(new RegExp(`server ${networks!.site!.ipv4_address}:${environment!.PORT} `, 'g'));
      expect(lines, name).toHaveLength(2);
      expect(environment!.TRUSTED_PROXIES).toBe(services.nginx!.networks!.site!.ipv4_address);
    }
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('names a version of Node.js that this repository takes, runs as nobody in particular, and is asked whether it lives', () => {
    expect(dockerfile).toMatch(/^ARG NODE=node:24\.\d+\.\d+-/m);
    expect(dockerfile).toMatch(/^USER \d{4,}:\d{4,}$/m);
    expect(dockerfile).toContain('/api/health/live');
    const [, environment = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    expect(unknown(assignments(environment.replaceAll(' ', '\n')))).toEqual([]);
  });
});

describe('the units of systemd', () => {
  const UNITS = ['site@.service', 'site-worker.service'];

  it.each(UNITS)('%s sets variables that the site knows and outlasts a stop', (name) => {
    const text = read(name);
    const environment = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, each]) => each!.split(' '));
    expect(unknown(assignments(environment.join('\n')))).toEqual([]);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(GRACE_SECONDS);
    const [, program] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(text)!;
    expect(['start.mjs', 'dist/worker.mjs']).toContain(program);
  });

  it('are understood by systemd', (context) => {
    if (spawnSync('systemd-analyze', ['--version']).error) return context.skip('systemd is not on this machine');
    const files = UNITS.map((name) => path.join(folder, name.replace('@', '@3000')));
    for (const [index, name] of UNITS.entries()) copyFileSync(path.join(DEPLOY, name), files[index]!);
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    // It looks for the program where the unit says it is.
    const complaints = said.stderr
      .split('\n')
      .filter((line) => line && !/\/usr\/bin\/node is not executable/.test(line));
    expect(complaints).toEqual([]);
  });
});

describe('alerts.yml', () => {
  it('is understood by Prometheus', (context) => {
    const said = spawnSync('promtool', ['check', 'rules', path.join(DEPLOY, 'alerts.yml')], { encoding: 'utf8' });
    if (said.error) return context.skip('promtool is not on this machine');
    expect(said.stderr + said.stdout).toMatch(/SUCCESS: \d+ rules found/);
  });
});

describe('backup.sh', () => {
  const url = process.env.TEST_POSTGRES_URL;

  it.skipIf(!url)('leaves a dump and the files of the server, whole, and drops the old', () => {
    const { hostname, port, username, pathname } = new URL(url!);
    const [backups, archive] = [path.join(folder, 'backups'), path.join(folder, 'archive')];
    for (const each of [backups, archive, path.join(backups, 'old.files')]) mkdirSync(each, { recursive: true });
    execFileSync('touch', [
      '-d',
      '20 days ago',
      path.join(backups, 'old.files'),
      path.join(archive, '000000010000000000000001'),
    ]);
    execFileSync('touch', [path.join(archive, '000000010000000000000002')]);
    const [version] = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one));
    execFileSync('sh', [path.join(DEPLOY, 'backup.sh'), 'once'], {
      env: {
        ...process.env,
        PATH: `/usr/lib/postgresql/${version}/bin:${process.env.PATH}`,
        PGHOST: hostname,
        PGPORT: port,
        POSTGRES_USER: username,
        POSTGRES_DB: pathname.slice(1),
        BACKUP_DIR: backups,
        ARCHIVE_DIR: archive,
      },
      stdio: 'pipe',
    });
    expect(readdirSync(backups).map((name) => name.replace(/^[^.]*/, ''))).toEqual(['.dump', '.files']);
    const [dump, files] = readdirSync(backups);
    expect(readFileSync(path.join(backups, dump!)).subarray(0, 5).toString()).toBe('PGDMP');
    expect(readdirSync(path.join(backups, files!))).toContain('base.tar.gz');
    expect(readdirSync(archive)).toEqual(['000000010000000000000002']);
  });
});
