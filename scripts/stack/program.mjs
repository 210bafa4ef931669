// A process of the stack.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** Milliseconds until a process must be ready. */
const READY_MS = 60_000;
const POLL_MS = 50;

/** Returns the last 20 lines of a file: the folder may be removed before a person reads the file. */
const lastLines = (file) => readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');

/** Returns true if an address responds with 200. */
export const responds = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A program that can be started, stopped and started again with the same settings. `isReady`: polled until it returns
 * true. `log`: a file for its output; `folder`: its working directory.
 */
export function createProgram({ name, command, parameters, environment = {}, isReady, log, folder }) {
  let child;
  let ended;

  async function start() {
    const output = openSync(log, 'a');
    // In a separate process group: Ctrl-C in a terminal must only reach the stack's own process, which ends the others
    // in order.
    child = spawn(command, parameters, {
      stdio: ['ignore', output, output],
      detached: true,
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    closeSync(output);
    ended = once(child, 'exit');
    const deadline = Date.now() + READY_MS;
    while (!(await isReady())) {
      const failure = child.exitCode !== null ? 'ended while it started' : Date.now() > deadline && 'is not ready';
      if (failure) throw new Error(`${name} ${failure}. ${log} ends with:\n${lastLines(log)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async function end(signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // SIGKILL also goes to the processes that it started.
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await ended;
  }

  const stop = () => end('SIGTERM');
  return {
    name,
    start,
    stop,
    kill: () => end('SIGKILL'),
    async restart() {
      await stop();
      await start();
    },
  };
}
