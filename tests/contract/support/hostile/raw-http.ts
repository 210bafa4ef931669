import net from 'node:net';

export interface RawResponse {
  status: number;
  /** Lower-case names. A repeated header's values are joined. */
  headers: Record<string, string>;
  body: string;
  /** All bytes of the response, undecoded. */
  bytes: Buffer;
}

const TIMEOUT_MS = 15_000;

function decodeChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

export function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? decodeChunks(rest) : rest;
  return { status: Number(first.split(' ')[1]), headers, body: body.toString(), bytes };
}

/**
 * Sends bytes unchanged on a new connection and reads until the peer closes it. A peer that rejects a body half-way may
 * reset the connection after its response. The response counts.
 */
export function sendRaw(port: number, bytes: Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let failure: Error | null = null;
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => {
      const response = parseResponse(Buffer.concat(chunks));
      if (response.status >= 100) resolve(response);
      else reject(failure ?? new Error('closed without an answer'));
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
  });
}
