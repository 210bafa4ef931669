import { DRAFT_FIELD, FORM_FIELDS, FORM_KINDS, PREFIX_FIELD } from '@/lib/contract/enquiry-forms';
import { set, type Draft } from './hostile-requests';
import { asHeader, CONTENT_TYPES, HEADERS, KEYS, TEXTS, wellFormed } from './hostile-texts';
import type { Seeded } from './seeded';

/** A form as a browser without scripts sends it, with fields of ours and of nobody's, and anything in them. */
export function hostileForm(random: Seeded): Draft {
  const { pick, chance, between } = random;
  const kind = pick(FORM_KINDS);
  const names = [...FORM_FIELDS[kind], PREFIX_FIELD, DRAFT_FIELD, ...KEYS];
  const pairs = Array.from({ length: between(0, 30) }, () => {
    const name = pick(names);
    const good =
      name === PREFIX_FIELD ? pick(['gh-en', 'eg-ar', '//evil.example', 'gh-en/../..']) : pick(['GH', 'a@b.cd']);
    return `${encodeURIComponent(name)}=${chance(0.1) ? '%zz%ff%' : encodeURIComponent(wellFormed(chance(0.5) ? good : pick(TEXTS)))}`;
  });
  const type = chance(0.85) ? 'application/x-www-form-urlencoded' : pick(CONTENT_TYPES);
  const draft: Draft = {
    call: 'saveCustomerFeedback',
    method: 'POST',
    target: `/api/form/${kind}`,
    headers: [
      ['Host', 'localhost'],
      ['X-Forwarded-For', `10.${[1, 2, 3].map(() => between(1, 254)).join('.')}`],
      ['Content-Type', type],
      ...(chance(0.8) ? ([['Sec-Fetch-Site', 'same-origin']] as [string, string][]) : []),
    ],
    body: Buffer.from(pairs.join('&')),
    spoilt: ['form'],
  };
  if (chance(0.2)) set(draft, pick(HEADERS), asHeader(pick(TEXTS)));
  return draft;
}
