import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../fixtures/free-port';

/** The built site in a separate process with a separate database. */
export class OwnSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  readonly database = path.join(this.folder, 'site.db');
  readonly origin: string;
  readonly #environment: NodeJS.ProcessEnv;
  /** The folder of the build that it runs. */
  readonly #release: string;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, databaseUrl?: string, settings: Record<string, string> = {}, release = '.') {
    this.#release = release;
    this.origin = `http://localhost:${port}`;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      // Tests request codes with plain requests and with the question in words, all from one network.
      POW_QUESTIONS_PER_NETWORK: '100000',
      POW_UNPROVEN_PER_NETWORK: '100000',
      POW_UNPROVEN_PER_HOUR: '100000',
      PORT: String(port),
      DATABASE_URL: databaseUrl ?? `file:${this.database}`,
      OUTBOX_DIR: path.join(this.folder, 'outbox'),
      PAGES_DIR: path.join(this.folder, 'pages'),
      RENDER_AHEAD: 'false',
      PROBE_SECONDS: '0',
      ...settings,
    };
  }

  /**
   * Creates a site. Without a URL its database is the file `database`. `settings` are added to the usual environment.
   */
  static async create(databaseUrl?: string, settings?: Record<string, string>, release?: string): Promise<OwnSite> {
    return new OwnSite(await findFreePort(), databaseUrl, settings, release);
  }

  /** Everything the process has written, to either stream. */
  output = () => this.#output;

  text = async (address: string) => (await fetch(this.origin + address)).text();
  status = (address: string) =>
    fetch(this.origin + address).then(
      ({ status }) => status,
      () => 0,
    );

  #spawn(): ChildProcess {
    const child = spawn('node', ['dist/serve.mjs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#environment,
      cwd: this.#release,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    return child;
  }

  /** Returns the exit code of a start that fails. */
  endOfStart(): Promise<number | null> {
    const child = this.#spawn();
    return new Promise((resolve) => child.once('close', resolve));
  }

  /** Waits until `address` returns the status. */
  async start(address = '/api/health', status = 200): Promise<void> {
    this.#process = this.#spawn();
    await expect.poll(() => this.status(address), { timeout: 60_000 }).toBe(status);
  }

  /** Reads nothing more that the process writes. */
  leaveUnread(): void {
    this.#process!.stdout!.destroy();
    this.#process!.stderr!.destroy();
  }

  /** The processes that serve, by their ids. */
  children(): string[] {
    const { pid } = this.#process!;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const exit = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await exit;
  }

  async drop(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs an operators' command on the site's database. Returns its output. */
  ops(...parameters: string[]): string {
    return execFileSync('node', ['dist/ops.mjs', ...parameters], {
      env: this.#environment,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  }
}
