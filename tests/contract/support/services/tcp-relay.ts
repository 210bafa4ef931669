import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Relay to a server that can become silent: its connections stay open and transfer nothing. */
export interface TcpRelay {
  port: number;
  /** Silences the current connections permanently. Later connections work. */
  silence: () => void;
  close: () => void;
}

/** Starts a relay to `host` and `port`. `at`: port on which it listens; any free one by default. */
export async function startRelay(host: string, port: number, at = 0): Promise<TcpRelay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe();
      for (const socket of sockets) socket.pause();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
