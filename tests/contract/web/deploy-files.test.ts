import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { parseConfig } from '@/lib/server/platform/config';
import { readEnvironmentFile } from '../../fixtures/machine/environment-file.mjs';

const DEPLOY = 'docs/deploy';
const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Variables that a process reads. */
const KNOWN = new Set(
  [...readFileSync('lib/server/platform/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
);
/** The processes of the previous release wait this long for requests under way. */
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
const examples = readEnvironmentFile(read('site.env.example'));

/** Returns the environment of a shell after `set -a; . FILE`. */
function readByShell(text: string, names: string[]): Record<string, string> {
  const file = path.join(folder, 'shell.env');
  writeFileSync(file, text);
  const print = names.map((name) => `printf '%s\\0' "$${name}"`).join('; ');
  const values = execFileSync('sh', ['-euc', `set -a; . ${file}; ${print}`], { encoding: 'utf8' }).split('\0');
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}

describe('site.env', () => {
  const text = read('site.env.example');

  it('is a valid example configuration that a process starts with', () => {
    expect(unknown(examples)).toEqual([]);
    expect(parseConfig(examples).siteUrl).toBe('https://www.example.com');
    // Values that differ between processes are in the units. This file would override them.
    for (const own of ['PORT', 'INSTANCE', 'METRICS_PORT']) expect(Object.keys(examples)).not.toContain(own);
  });

  const QUOTED = [
    'Dunia Express <no-reply@example.com>',
    'p$a`s"s\\w#rd;&| \\n',
    ' spaces ',
    'عربي',
    '$(date)',
    '',
    '\\',
  ];

  it.each([
    ['the example', text],
    ['any value in single quotes', QUOTED.map((value, index) => `V${index}='${value}'`).join('\n')],
  ])('has the same meaning for systemd, a shell and Node.js: %s', (_, written) => {
    const bySystemd = readEnvironmentFile(written);
    const names = Object.keys(bySystemd);
    expect(names.length).toBeGreaterThan(5);
    expect(readByShell(written, names)).toEqual(bySystemd);
    expect({ ...parseEnv(written) }).toEqual(bySystemd);
  });

  it('has each value in single quotes, as it states', () => {
    const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+='[^']*'$/);
    expect(QUOTED).toEqual(
      Object.values(readEnvironmentFile(QUOTED.map((value, index) => `V${index}='${value}'`).join('\n'))),
    );
  });

  it('is read as systemd documents it', () => {
    const odd = 'A=x y  \n#B=1\n;C=1\nD="a\\"b\\$c\\n"\nE=a\\ b\nF=a#b\nG=one\\\ntwo\nH = x\nI=\'a\'"b"c\n';
    expect(readEnvironmentFile(odd)).toEqual({
      A: 'x y',
      D: 'a"b$c\\n',
      E: 'a b',
      F: 'a#b',
      G: 'onetwo',
      H: 'x',
      I: 'abc',
    });
  });

  it('is read by no shell in the documents', () => {
    for (const page of ['docs/deployment.md', 'docs/production.md', 'docs/backup.md'])
      expect(readFileSync(page, 'utf8')).not.toMatch(/^\s*\. \S*site\.env/m);
  });
});

describe('compose.yaml', () => {
  it.each(OURS)('%s has only variables that the site reads', (name) => {
    const { environment } = services[name]!;
    expect(unknown(environment!)).toEqual([]);
    expect(() => parseConfig({ ...examples, ...environment })).not.toThrow();
  });

  it('pins image versions, limits memory and writes to volumes only', () => {
    for (const [name, { image, mem_limit: cap, read_only: readOnly }] of Object.entries(services)) {
      const imageName = /^\$\{SITE_IMAGE:-(.*)\}$/.exec(image)?.[1] ?? image;
      expect(imageName, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
      expect(cap, name).toMatch(/^\d+[mg]$/);
      // The container that prepares volumes has no other task, so it may write.
      if (name !== 'folders') expect(readOnly, name).toBe(true);
    }
  });

  it('starts the site after the database steps and gives it time to stop', () => {
    for (const name of ['site-1', 'site-2', 'worker']) {
      expect(services[name]!.depends_on!.migrate).toEqual({ condition: 'service_completed_successfully' });
      expect(Number.parseInt(services[name]!.stop_grace_period!), name).toBeGreaterThan(GRACE_SECONDS);
    }
    expect(services.migrate!.command).toEqual(['node', 'dist/ops.mjs', 'db', 'migrate']);
    expect([services['site-1'], services['site-2']].map((each) => each!.environment!.WORKER)).toEqual(['off', 'off']);
  });

  it('points the shipped nginx.conf at the two processes and trusts its proxy', () => {
    const script = services.nginx!.command![2]!;
    mkdirSync(path.join(folder, 'conf.d'), { recursive: true });
    copyFileSync(path.join(DEPLOY, 'nginx.conf'), path.join(folder, 'nginx.conf'));
    const here = script.slice(0, script.indexOf(' && exec')).replace('/etc/site', folder).replace('/etc/nginx', folder);
    execFileSync('sh', ['-c', here]);
    const adaptedText = readFileSync(path.join(folder, 'conf.d/site.conf'), 'utf8');
    expect(adaptedText).not.toMatch(/server 127\./);
    // nginx's container writes to no folder of logs.
    expect(adaptedText).toContain('access_log /dev/stdout site;');
    for (const name of ['site-1', 'site-2']) {
      const { networks, environment } = services[name]!;
      const lines = adaptedText.match(new RegExp(`server ${networks!.site!.ipv4_address}:${environment!.PORT} `, 'g'));
      expect(lines, name).toHaveLength(2);
      expect(environment!.TRUSTED_PROXIES).toBe(services.nginx!.networks!.site!.ipv4_address);
    }
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('has a supported version of Node.js, an unprivileged user and a health check', () => {
    expect(dockerfile).toMatch(/^ARG NODE=node:24\.\d+\.\d+-/m);
    expect(dockerfile).toMatch(/^USER \d{4,}:\d{4,}$/m);
    expect(dockerfile).toContain('/api/health/live');
    const [, environment = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
    expect(unknown(assignments(environment.replaceAll(' ', '\n')))).toEqual([]);
  });
});

describe('a unit of systemd', () => {
  const UNITS = ['site@.service', 'site-worker.service'];

  it.each(UNITS)('%s sets variables that the site reads, and waits longer than the site’s shutdown', (name) => {
    const text = read(name);
    const environment = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, each]) => each!.split(' '));
    expect(unknown(assignments(environment.join('\n')))).toEqual([]);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(GRACE_SECONDS);
    const [, program] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(text)!;
    expect(['start.mjs', 'dist/worker.mjs']).toContain(program);
  });

  it('is valid for systemd', (context) => {
    if (spawnSync('systemd-analyze', ['--version']).error) return context.skip('systemd is not on this machine');
    const files = UNITS.map((name) => path.join(folder, name.replace('@', '@3000')));
    for (const [index, name] of UNITS.entries()) copyFileSync(path.join(DEPLOY, name), files[index]!);
    const result = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    // Finds the program at the path that the unit names.
    const complaints = result.stderr
      .split('\n')
      .filter((line) => line && !/\/usr\/bin\/node is not executable/.test(line));
    expect(complaints).toEqual([]);
  });
});

interface Scrapes {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}
const targetsOf = (text: string, job: string) =>
  (parse(text) as Scrapes).scrape_configs.find(({ job_name: name }) => name === job)?.static_configs[0]!.targets;

describe('nginx.conf', () => {
  const pathsOf = (names: readonly CallName[]) => names.map((name) => `/api${CALLS[name].path}`).toSorted();

  it('repeats calls that only read and calls with a key', () => {
    const text = read('nginx.conf');
    const safe = CALL_NAMES.filter((name) => CALLS[name].safe === true);
    expect([...text.matchAll(/^ {4}"~\^(\/api\S+)\$" 1;$/gm)].map(([, uri]) => uri).toSorted()).toEqual(pathsOf(safe));
    expect([...text.matchAll(/^ {4}"~\^1 (\/api\S+)\$" 1;$/gm)].map(([, uri]) => uri).toSorted()).toEqual(
      pathsOf(CALL_NAMES.filter((name) => REGISTRY[name].idempotencyKey)),
    );
  });
});

describe('prometheus.yml', () => {
  const text = read('prometheus.yml');
  const portsOf = (unit: string, instance = '') =>
    ['PORT', 'METRICS_PORT'].map((name) => {
      const [, port] = new RegExp(`^Environment=(?:.* )?${name}=(\\S+)`, 'm').exec(read(unit)) ?? [];
      return port && Number(port.replace('%i', instance));
    });

  it('scrapes each process behind nginx and the worker on its own port', () => {
    const upstream = [...read('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+) max_fails=1/g)].map(
      ([, port]) => port!,
    );
    const sites = upstream.map((port) => portsOf('site@.service', port));
    expect(sites.map(([port]) => String(port))).toEqual(upstream);
    const [, worker] = portsOf('site-worker.service');
    const ports = [...sites.flat(), worker];
    expect(new Set(ports).size).toBe(ports.length);
    expect(targetsOf(text, 'site')).toEqual(sites.map(([, port]) => `127.0.0.1:${port}`));
    expect(targetsOf(text, 'worker')).toEqual([`127.0.0.1:${worker}`]);
    const units = sites.map(([port, metrics]) => ({ ...examples, PORT: String(port), METRICS_PORT: String(metrics) }));
    for (const unit of units) expect(parseConfig(unit).METRICS_PORT).toBe(Number(unit.METRICS_PORT));
  });

  it('scrapes only the services of compose.yaml there, and no exporter', () => {
    const script = (services.prometheus as unknown as { entrypoint: string[] }).entrypoint[2]!;
    const etc = path.join(folder, 'etc-prometheus');
    mkdirSync(etc, { recursive: true });
    for (const name of ['prometheus.yml', 'alerts.yml']) copyFileSync(path.join(DEPLOY, name), path.join(etc, name));
    const adaptedFolder = path.join(folder, 'made-prometheus');
    const here = script
      .slice(0, script.indexOf('&& exec'))
      .replaceAll('/etc/site', etc)
      .replaceAll('/tmp/prometheus', adaptedFolder)
      .replaceAll('$$', '$');
    execFileSync('sh', ['-euc', here]);
    const adaptedText = readFileSync(path.join(adaptedFolder, 'prometheus.yml'), 'utf8');
    const portOf = (name: string) => services[name]!.environment!.METRICS_PORT;
    expect(targetsOf(adaptedText, 'site')).toEqual(['site-1', 'site-2'].map((name) => `${name}:${portOf(name)}`));
    expect(targetsOf(adaptedText, 'worker')).toEqual([`worker:${portOf('worker')}`]);
    expect((parse(adaptedText) as Scrapes).scrape_configs).toHaveLength(2);
    expect(services['site-1']!.environment!.METRICS_HOST).toBe('0.0.0.0');
  });

  it('is valid for Prometheus', (context) => {
    const result = spawnSync('promtool', ['check', 'config', path.join(DEPLOY, 'prometheus.yml')], {
      encoding: 'utf8',
    });
    if (result.error) return context.skip('promtool is not on this machine');
    expect(result.stderr + result.stdout).toMatch(/SUCCESS: \d+ rules found/);
  });
});

describe('alerts.yml', () => {
  it('is valid for Prometheus', (context) => {
    const result = spawnSync('promtool', ['check', 'rules', path.join(DEPLOY, 'alerts.yml')], { encoding: 'utf8' });
    if (result.error) return context.skip('promtool is not on this machine');
    expect(result.stderr + result.stdout).toMatch(/SUCCESS: \d+ rules found/);
  });
});

describe('a rule of alerts.yml', () => {
  it('fires on incidents and stays quiet otherwise', (context) => {
    const result = spawnSync('promtool', ['test', 'rules', 'tests/fixtures/alert-rules.yml'], { encoding: 'utf8' });
    if (result.error) return context.skip('promtool is not on this machine');
    expect(result.stdout + result.stderr).toContain('SUCCESS');
  });
});

describe('backup.sh', () => {
  const url = process.env.TEST_POSTGRES_URL;

  it.skipIf(!url)('writes a complete dump and the server’s files, and deletes old ones', () => {
    const { hostname, port, username, pathname } = new URL(url!);
    const [backups, archive] = [path.join(folder, 'backups'), path.join(folder, 'archive')];
    for (const each of [backups, archive, path.join(backups, 'old.files')]) mkdirSync(each, { recursive: true });
    execFileSync('touch', [
      '-d',
      '40 days ago',
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
        METRICS_DIR: folder,
      },
      stdio: 'pipe',
    });
    expect(readdirSync(backups).map((name) => name.replace(/^[^.]*/, ''))).toEqual(['.dump', '.files']);
    const [dump, files] = readdirSync(backups);
    expect(readFileSync(path.join(backups, dump!)).subarray(0, 5).toString()).toBe('PGDMP');
    expect(readdirSync(path.join(backups, files!))).toContain('base.tar.gz');
    expect(readdirSync(archive)).toEqual(['000000010000000000000002']);
    const [name, time] = readFileSync(path.join(folder, 'site_backup.prom'), 'utf8').trim().split(' ');
    expect(name).toBe('site_backup_last_success_timestamp_seconds');
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(300);
  });
});
