import 'server-only';
import { sampleBody, samplePath, type GuideLanguage } from './guide-language';
import type { LiteralSyntax } from './literal';

const SYNTAX: LiteralSyntax = {
  object: ['[', ']'],
  list: ['[', ']'],
  field: (name, value) => `'${name}' => ${value}`,
  text: (text) => `'${text.replaceAll("'", String.raw`\'`)}'`,
  truth: String,
  earlier: (response, field) => `$${response}['data']['${field}']`,
  setting: (name) => `getenv('${name}')`,
  last: ',',
  indent: '    ',
};

const indented = (text: string) => text.replaceAll('\n', '\n    ');

/** Samples for PHP 8 with its curl extension. */
export const PHP: GuideLanguage = {
  name: 'PHP',
  file: 'parcel.php',
  run: 'php parcel.php',
  samples: {
    quote: `<?php

function call(string $path, array $body, array $headers = []): string
{
    $curl = curl_init(getenv('PARCEL_API') . $path);
    curl_setopt_array($curl, [
        CURLOPT_POSTFIELDS => json_encode($body),
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('PARCEL_KEY'),
            'Content-Type: application/json',
            ...$headers,
        ],
        CURLOPT_RETURNTRANSFER => true,
    ]);
    $response = curl_exec($curl);
    if ($response === false || curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {
        throw new RuntimeException($response ?: curl_error($curl));
    }
    return $response;
}

$quoted = call('${samplePath('quote')}', ${sampleBody('quote', SYNTAX)});
$quote = json_decode($quoted, true);
print_r($quote['data']['totals']);`,
    order: `$ordered = call(
    '${samplePath('order')}',
    ${indented(sampleBody('order', SYNTAX))},
    ['Idempotency-Key: ' . uniqid('order-')],
);
$order = json_decode($ordered, true);
echo $order['data']['waybillNo'], PHP_EOL;`,
    label: `$label = call('${samplePath('label')}', ${sampleBody('label', SYNTAX)});
file_put_contents('label.pdf', $label);
echo 'label.pdf', PHP_EOL;`,
    track: `$tracked = call('${samplePath('track')}', ${sampleBody('track', SYNTAX)});
$track = json_decode($tracked, true);
print_r(array_column($track['data']['inTransit'], 'state'));`,
    webhook: `$created = call('${samplePath('webhook')}', ${sampleBody('webhook', SYNTAX)});
$webhook = json_decode($created, true);
echo 'Start the receiver with PARCEL_SECRET=' . $webhook['data']['secret'] . ' and press Enter', PHP_EOL;
fgets(STDIN);
call('${samplePath('event')}', ${sampleBody('event', SYNTAX)});`,
  },
};
