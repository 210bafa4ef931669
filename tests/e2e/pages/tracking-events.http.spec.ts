import { expect, test } from '@playwright/test';
import { EVENT_TOPICS } from '@/lib/parcel/event-topics';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { originOf, pathOf } from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { PageSource } from '../support/read-html';
import { LANGUAGE_PREFIXES } from '../support/rotation';
import { wordsOf } from '../support/words';

const TOPICS = Object.values(EVENT_TOPICS).flat();

test('the page of tracking messages explains every event, in every language', async () => {
  for (const prefix of LANGUAGE_PREFIXES) {
    const words = wordsOf(prefix);
    const { body } = await requestPlain({ path: pathOf(prefix, 'service/tracking-events'), host: originOf(prefix) });
    const [mainText = ''] = new PageSource(body).text('main');
    for (const topic of TOPICS) {
      expect.soft(body, `${prefix} ${topic}`).toContain(` id="${topic}"`);
      expect.soft(mainText, `${prefix} ${topic}`).toContain(words(`events.topics.${topic}.text`));
    }
    for (const state of PARCEL_STATES)
      expect.soft(mainText, `${prefix} ${state}`).toContain(words(`track.states.${state}`));
    const links = [...body.matchAll(/ href="#([A-Z_]+)"/g)].map(([, target]) => target);
    expect(links).toHaveLength(PARCEL_STATES.length);
    for (const target of links) expect(TOPICS).toContain(target);
  }
});
