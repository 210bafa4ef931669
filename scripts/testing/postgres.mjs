// A PostgreSQL server for tests: a temporary cluster on a free port, removed when the tests end.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeMemoryFolder } from './memory-folder.mjs';

const isRoot = process.getuid?.() === 0;

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort()
        .reverse()
        .map((v) => path.join(debian, v, 'bin'))
    : [];
  return [...folders, ...(process.env.PATH ?? '').split(':')].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
}

function installFromDebian() {
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return;
  process.stdout.write('Installing PostgreSQL for the tests\n');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Ports below those that Linux gives to outgoing connections, which could take a free port before its server starts.
 */
const PORTS = { from: 15_000, count: 17_000 };

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns a port of this machine that nothing listens on. */
export async function freePort() {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

/** Runs a command as the server's user: PostgreSQL refuses to run as root, and Debian's package creates that user. */
function asServerUser(command, parameters, settings = {}) {
  const [file, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', command] : [command];
  // Uses no pipe for the output, because a server that the command starts would keep it open.
  const result = spawnSync(file, [...words, ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...settings,
  });
  if (result.status !== 0) throw new Error(`${path.basename(command)} failed: ${result.stderr}`);
}

/**
 * Starts a server. Returns null if PostgreSQL is not installed. `durable`: writes to the disk at each commit. Otherwise
 * the data survives a kill of the server, but not a power failure.
 */
export async function startPostgres({ durable = false } = {}) {
  if (!findBinaries()) installFromDebian();
  const binaries = findBinaries();
  if (!binaries) return null;
  const folder = durable ? mkdtempSync(path.join(tmpdir(), 'postgres-')) : makeMemoryFolder('postgres');
  if (isRoot) {
    chmodSync(folder, 0o755);
    spawnSync('chown', ['postgres', folder]);
  }
  const data = path.join(folder, 'data');
  const port = await freePort();
  asServerUser(path.join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'test', '-E', 'UTF8', '--no-sync']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'}`;
  const control = (...parameters) => asServerUser(path.join(binaries, 'pg_ctl'), ['-D', data, '-w', ...parameters]);
  const start = () => control('-o', settings, '-l', path.join(folder, 'log'), 'start');
  const halt = () => control('-m', 'immediate', 'stop');
  /** Sends a signal to the server and each of its processes. Every connection has one. */
  const signal = (name) => {
    const [server] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    // The server gets the signal first, so that it starts no new processes.
    process.kill(Number(server), name);
    const own = spawnSync('ps', ['-o', 'pid=', '--ppid', server], { encoding: 'utf8' }).stdout;
    for (const id of own.split('\n').map(Number).filter(Boolean))
      try {
        process.kill(id, name);
      } catch (error) {
        // A process without a connection ends as soon as the server continues, before its own turn.
        if (error.code !== 'ESRCH') throw error;
      }
  };
  start();
  return {
    port,
    folder,
    data,
    /** Runs shell commands as the server's user, with its programs in the path. */
    shell(commands, environment) {
      const env = { ...process.env, PATH: `${binaries}:${process.env.PATH}`, HOME: folder, ...environment };
      asServerUser('bash', ['-euc', commands], { env, cwd: folder });
    },
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    /** Kills the server like a crash. `resume` starts it again on its data. */
    halt,
    resume: start,
    /**
     * Suspends the server during its work with open connections. `thaw` continues it. Needs the rights of the server's
     * user, or root's.
     */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
