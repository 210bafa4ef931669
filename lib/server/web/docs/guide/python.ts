import 'server-only';
import { sampleBody, samplePath, type GuideLanguage } from './guide-language';
import type { LiteralSyntax } from './literal';

const SYNTAX: LiteralSyntax = {
  object: ['{', '}'],
  list: ['[', ']'],
  field: (name, value) => `"${name}": ${value}`,
  text: (text) => JSON.stringify(text),
  truth: (value) => (value ? 'True' : 'False'),
  earlier: (response, field) => `${response}["data"]["${field}"]`,
  setting: (name) => `os.environ["${name}"]`,
  last: ',',
  indent: '    ',
};

const indented = (text: string) => text.replaceAll('\n', '\n    ');

/** Samples for Python 3.8 and newer, without a package. */
export const PYTHON: GuideLanguage = {
  name: 'Python',
  file: 'parcel.py',
  run: 'python3 parcel.py',
  samples: {
    quote: `import json
import os
import time
import urllib.request


def call(path, body, headers={}):
    request = urllib.request.Request(
        os.environ["PARCEL_API"] + path,
        data=json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["PARCEL_KEY"],
            "Content-Type": "application/json",
            **headers,
        },
    )
    with urllib.request.urlopen(request) as response:
        return response.read()


quoted = call("${samplePath('quote')}", ${sampleBody('quote', SYNTAX)})
quote = json.loads(quoted)
print(quote["data"]["totals"])`,
    order: `ordered = call(
    "${samplePath('order')}",
    ${indented(sampleBody('order', SYNTAX))},
    {"Idempotency-Key": f"order-{time.time_ns()}"},
)
order = json.loads(ordered)
print(order["data"]["waybillNo"])`,
    label: `label = call("${samplePath('label')}", ${sampleBody('label', SYNTAX)})
with open("label.pdf", "wb") as file:
    file.write(label)
print("label.pdf")`,
    track: `tracked = call("${samplePath('track')}", ${sampleBody('track', SYNTAX)})
track = json.loads(tracked)
print([parcel["state"] for parcel in track["data"]["inTransit"]])`,
    webhook: `created = call("${samplePath('webhook')}", ${sampleBody('webhook', SYNTAX)})
webhook = json.loads(created)
print("Start the receiver with PARCEL_SECRET=" + webhook["data"]["secret"] + " and press Enter", flush=True)
input()
call("${samplePath('event')}", ${sampleBody('event', SYNTAX)})`,
  },
};
