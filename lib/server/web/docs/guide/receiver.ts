import 'server-only';

/**
 * Server that accepts our events and rejects those without our signature. Runs on Node.js 18 and newer without a
 * package.
 */
export const RECEIVER_PROGRAM = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.PARCEL_SECRET.replace('whsec_', ''), 'base64');

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - time) < 300)) return false;
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(' ').some((signature) => {
    const received = Buffer.from(signature.replace('v1,', ''), 'base64');
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  const received = JSON.parse(body);
  const events = Array.isArray(received) ? received : [{ id: request.headers['webhook-id'], ...received }];
  for (const { id, type, data } of events) console.log(id, type, data.waybillNo, data.description);
  response.writeHead(204).end();
}).listen(process.env.PORT ?? 8080);`;
