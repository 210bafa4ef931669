// The shipped nginx before processes of this machine, on ports of its own.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../postgres.mjs';

const SHIPPED = 'docs/deploy/nginx.conf';
/** Root's nginx hands its work to a user who may not enter our folder. */
const AS_ROOT = process.getuid?.() === 0;

/** Each group of the shipped upstream with a line for each port. */
function before(text, sites) {
  const lineFor = (settings) => sites.map((port) => `    server 127.0.0.1:${port}${settings}\n`).join('');
  return text
    .replaceAll(/^ *server 127\.0\.0\.1:3001 .*\n/gm, '')
    .replaceAll(/^ *server 127\.0\.0\.1:3000(.*)\n/gm, (_line, settings) => lineFor(settings));
}

/** The shipped text with other addresses, for a machine where other things may run. */
function onThisMachine(sites, cache) {
  return before(readFileSync(SHIPPED, 'utf8'), sites)
    .replace('/var/cache/nginx/site', cache)
    .replaceAll(/^ *listen \[::\].*\n/gm, '');
}

/** Without what only a public host has: certificates, and hosts that are not ours. */
function plain(text, port) {
  const servers = text.indexOf('# Hosts that are not ours');
  const main = text.lastIndexOf('\nserver {');
  return (text.slice(0, servers) + text.slice(main))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('www.example.com www.example.com.tr', '127.0.0.1 localhost')
    .replaceAll(/^\s*ssl_certificate.*$/gm, '');
}

/** Whole, with a certificate that nobody trusts. */
function secured(text, folder, { port, redirecting }) {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', '/CN=www.example.com', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return text
    .replaceAll('listen 80', `listen 127.0.0.1:${redirecting}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/site/fullchain.pem', certificate)
    .replace('/etc/ssl/site/privkey.pem', key);
}

/** Resolves true once the port takes connections. */
function takes(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) || socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts nginx; throws where it refuses its configuration. `sites`: the ports of the processes behind it. `tls`: the file whole, with a
 * port for HTTPS (`port`, any free one unless given) and one that leads there (`redirecting`); without, one port for HTTP. `more`: further blocks of its `http`.
 * `log`: a file that takes its errors.
 */
export async function startNginx(sites, { more = '', tls = false, port: wanted, log } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [port, redirecting] = [wanted ?? (await freePort()), await freePort()];
  const text = onThisMachine(sites, path.join(folder, 'cache'));
  const shipped = tls ? secured(text, folder, { port, redirecting }) : plain(text, port);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${AS_ROOT ? 'user root; ' : ''}daemon off; worker_processes auto; pid ${folder}/pid; error_log ${log ? `${log} error` : 'stderr crit'};
    events {} http { access_log off; sendfile on; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    ${shipped} ${more} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  for (let tries = 0; !(await takes(port)); tries += 1) {
    if (tries > 200 || nginx.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    redirecting,
    pid: nginx.pid,
    async stop() {
      // Finishes what is under way.
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
