import 'server-only';
import { sampleBody, samplePath, type GuideLanguage } from './guide-language';
import type { LiteralSyntax } from './literal';

const SYNTAX: LiteralSyntax = {
  object: ['{ ', ' }'],
  list: ['[', ']'],
  field: (name, value) => `${name}: ${value}`,
  text: (text) => `'${text.replaceAll("'", String.raw`\'`)}'`,
  truth: String,
  earlier: (response, field) => `${response}.data.${field}`,
  setting: (name) => `process.env.${name}`,
  last: ',',
  indent: '  ',
};

/** Samples for Node.js 18 and newer, without a package. */
export const JAVASCRIPT: GuideLanguage = {
  name: 'JavaScript',
  file: 'parcel.mjs',
  run: 'node parcel.mjs',
  samples: {
    quote: `import { writeFile } from 'node:fs/promises';

const { PARCEL_API, PARCEL_KEY } = process.env;

async function call(path, body, headers = {}) {
  const response = await fetch(PARCEL_API + path, {
    method: 'POST',
    headers: { Authorization: \`Bearer \${PARCEL_KEY}\`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

const quoted = await call('${samplePath('quote')}', ${sampleBody('quote', SYNTAX)});
const quote = await quoted.json();
console.log(quote.data.totals);`,
    order: `const ordered = await call(
  '${samplePath('order')}',
  ${sampleBody('order', SYNTAX).replaceAll('\n', '\n  ')},
  { 'Idempotency-Key': \`order-\${Date.now()}\` },
);
const order = await ordered.json();
console.log(order.data.waybillNo);`,
    label: `const label = await call('${samplePath('label')}', ${sampleBody('label', SYNTAX)});
await writeFile('label.pdf', Buffer.from(await label.arrayBuffer()));
console.log('label.pdf');`,
    track: `const tracked = await call('${samplePath('track')}', ${sampleBody('track', SYNTAX)});
const track = await tracked.json();
console.log(track.data.inTransit.map(({ state }) => state));`,
    webhook: `import { createInterface } from 'node:readline/promises';

const created = await call('${samplePath('webhook')}', ${sampleBody('webhook', SYNTAX)});
const webhook = await created.json();
const terminal = createInterface(process.stdin, process.stdout);
await terminal.question(\`Start the receiver with PARCEL_SECRET=\${webhook.data.secret} and press Enter \`);
terminal.close();
await call('${samplePath('event')}', ${sampleBody('event', SYNTAX)});`,
  },
};
