// The shipped nginx in front of processes of this machine, on its own ports.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../testing/postgres.mjs';

const SHIPPED_CONFIG = 'docs/deploy/nginx.conf';
/** Root's nginx switches to a user who may not enter our folder. */
const AS_ROOT = process.getuid?.() === 0;

/** Replaces the servers of each shipped upstream group by one line per port. */
function withUpstreams(text, sites) {
  const lineFor = (settings) => sites.map((port) => `    server 127.0.0.1:${port}${settings}\n`).join('');
  return text
    .replaceAll(/^ *server 127\.0\.0\.1:3001 .*\n/gm, '')
    .replaceAll(/^ *server 127\.0\.0\.1:3000(.*)\n/gm, (_line, settings) => lineFor(settings));
}

/** The shipped text with other addresses, for a machine where other things may run. */
function onThisMachine(sites, { cache, access }) {
  return withUpstreams(readFileSync(SHIPPED_CONFIG, 'utf8'), sites)
    .replace('/var/cache/nginx/site', cache)
    .replace('/var/log/nginx/site.log', access)
    .replaceAll(/^ *listen \[::\].*\n/gm, '');
}

/** Removes the parts that only a public host has: certificates, and hosts that are not ours. */
function withoutPublicParts(text, port) {
  const servers = text.indexOf('\nserver {');
  const main = text.lastIndexOf('\nserver {');
  return (text.slice(0, servers) + text.slice(main))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('www.example.com www.example.com.tr', '127.0.0.1 localhost')
    .replaceAll(/^\s*ssl_certificate.*$/gm, '');
}

/** Returns the whole configuration, with a self-signed certificate. */
function withCertificate(text, folder, { port, redirecting }) {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', '/CN=www.example.com', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return text
    .replaceAll('listen 80', `listen 127.0.0.1:${redirecting}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/site/fullchain.pem', certificate)
    .replace('/etc/ssl/site/privkey.pem', key);
}

/** Resolves true if the port accepts connections. */
function acceptsConnections(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) || socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts nginx. Throws if it rejects its configuration. `sites`: the ports of the processes behind it. `tls`: uses the
 * whole file, with a port for HTTPS (`port`, any free one by default) and one that redirects to it (`redirecting`).
 * Without `tls` there is one port for HTTP. `more`: further blocks of its `http`. `log`: a file for its errors;
 * `access`: a file with a line for each request.
 */
export async function startNginx(sites, { more = '', tls = false, port: requestedPort, log, access } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [port, redirecting] = [requestedPort ?? (await freePort()), await freePort()];
  const text = onThisMachine(sites, {
    cache: path.join(folder, 'cache'),
    access: access ?? path.join(folder, 'access.log'),
  });
  const shipped = tls ? withCertificate(text, folder, { port, redirecting }) : withoutPublicParts(text, port);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${AS_ROOT ? 'user root; ' : ''}daemon off; worker_processes auto; pid ${folder}/pid; error_log ${log ? `${log} error` : 'stderr crit'};
    events {} http { access_log off; sendfile on; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    ${shipped} ${more} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  for (let tries = 0; !(await acceptsConnections(port)); tries += 1) {
    if (tries > 200 || nginx.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    redirecting,
    pid: nginx.pid,
    async stop() {
      // Finishes open requests.
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
