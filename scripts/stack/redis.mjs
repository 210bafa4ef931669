// A separate Redis for the stack, which stores nothing when it stops.
import { connect } from 'node:net';
import { ensureProgram } from '../testing/debian.mjs';
import { createProgram } from './program.mjs';

export const ensureRedis = () => ensureProgram('redis-server', 'redis-server');

/** Resolves true if Redis on this port answers PING. */
function answersPing(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (answer) => resolve(String(answer).startsWith('+PONG')) || socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

export function createRedis({ port, log }) {
  const parameters = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return createProgram({ name: 'Redis', command: 'redis-server', parameters, isReady: () => answersPing(port), log });
}
