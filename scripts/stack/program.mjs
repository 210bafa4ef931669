// One process of the stack.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/** Milliseconds until a process must be ready. */
const READY_MS = 60_000;
const LOOK_MS = 50;

/** Whether an address answers 200. */
export const answers = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A program that is started, ended and started again with the same settings. `isReady`: asked until it answers true. `log`: a file
 * that takes what it writes.
 */
export function createProgram({ name, command, parameters, environment = {}, isReady, log }) {
  let child;
  let ended;

  async function start() {
    const output = openSync(log, 'a');
    // In a group of its own: Ctrl-C in a terminal is for whoever started the stack, and it ends the rest in order.
    child = spawn(command, parameters, {
      stdio: ['ignore', output, output],
      detached: true,
      env: { ...process.env, ...environment },
    });
    closeSync(output);
    ended = once(child, 'exit');
    const deadline = Date.now() + READY_MS;
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`${name} ended while it started; see ${log}`);
      if (Date.now() > deadline) throw new Error(`${name} is not ready; see ${log}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async function end(signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // Killed, a process takes those that it started with it.
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
