import { expect, it } from 'vitest';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import { onEachDatabase } from '../support/world';

const POSTED = CALL_NAMES.filter((name) => CALLS[name].method === 'POST');

onEachDatabase('a text with a lone surrogate', (world) => {
  it.each(['a\ud800b', '\udc00', 'a\0b'])('is rejected in every call and field (%j)', async (text) => {
    for (const name of POSTED) {
      const input = { message: text, userId: 'x', id: 'x', items: [{ [text]: 1 }] };
      const { status, body } = await world().call(name, input);
      expect({ name, status, code: body.code }).toEqual({ name, status: 400, code: ERRORS.malformed.code });
    }
  });

  it('is rejected in a form without scripts', async () => {
    const { origin } = world();
    for (const form of ['feedback', 'survey', 'parcel', 'account']) {
      const response = await fetch(`${origin}/api/form/${form}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'prefix=gh-en&message=a%00b',
      });
      expect({ form, status: response.status }).toEqual({ form, status: 400 });
    }
  });
});
