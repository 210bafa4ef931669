import 'server-only';
import { sampleBody, samplePath, type GuideLanguage } from './guide-language';
import type { RequestName } from './bodies';
import type { LiteralSyntax } from './literal';

const JSON_IN_SHELL: LiteralSyntax = {
  object: ['{ ', ' }'],
  list: ['[', ']'],
  field: (name, value) => `"${name}": ${value}`,
  text: (text) => JSON.stringify(text),
  truth: String,
  earlier: (response, field) => `"$${response}_${field}"`,
  setting: (name) => `"$${name}"`,
  last: '',
  indent: '  ',
};

const requestCommand = (name: RequestName, file: string, header = '') =>
  `curl --fail-with-body --silent --show-error "$PARCEL_API${samplePath(name)}" \\
  --header "Authorization: Bearer $PARCEL_KEY" \\
  --header 'Content-Type: application/json' \\
${header && `  --header "${header}" \\\n`}  --output ${file} --data @- <<BODY
${sampleBody(name, JSON_IN_SHELL)}
BODY`;

/** Returns the command that stores a field of a response for a later step. It reads the first field with that name. */
const storeField = (response: string, field: string) =>
  `${response}_${field}=$(grep -o '"${field}":"[^"]*"' ${response}.json | head -n 1 | cut -d '"' -f 4)`;

/** Samples for a POSIX shell with curl and the standard tools. */
export const CURL: GuideLanguage = {
  name: 'curl',
  file: 'parcel.sh',
  run: 'sh parcel.sh',
  samples: {
    quote: `set -e
${requestCommand('quote', 'quote.json')}
grep -o '"totals":[^]]*]' quote.json
${storeField('quote', 'token')}`,
    order: `${requestCommand('order', 'order.json', 'Idempotency-Key: order-$(date +%s)')}
${storeField('order', 'id')}
${storeField('order', 'waybillNo')}
echo "$order_waybillNo"`,
    label: `${requestCommand('label', 'label.pdf')}
ls label.pdf`,
    track: `${requestCommand('track', 'track.json')}
grep -o '"state":"[^"]*"' track.json`,
    webhook: `${requestCommand('webhook', 'webhook.json')}
${storeField('webhook', 'id')}
${storeField('webhook', 'secret')}
echo "Start the receiver with PARCEL_SECRET=$webhook_secret and press Enter"
read -r enter
${requestCommand('event', 'event.json')}`,
  },
};
