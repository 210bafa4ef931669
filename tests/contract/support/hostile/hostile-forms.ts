import { DRAFT_FIELD, FORM_FIELDS, FORM_KINDS, PREFIX_FIELD } from '@/lib/contract/content/enquiry-forms';
import { ACCOUNT_ACTIONS, FORM_TOKEN_FIELD } from '@/lib/contract/accounts/account-form';
import { PARCEL_ACTIONS } from '@/lib/contract/parcels/parcel-form';
import { SURVEY_PREFIX_FIELD, SURVEY_TOKEN_FIELD } from '@/lib/contract/content/survey-draft';
import { setHeader, type RequestDraft } from './hostile-requests';
import {
  asHeader,
  HOSTILE_CONTENT_TYPES,
  HOSTILE_HEADERS,
  HOSTILE_KEYS,
  HOSTILE_TEXTS,
  wellFormedText,
} from './hostile-texts';
import type { SeededRandom } from '../seeded';

/** The token of a sample survey. */
const SURVEY_TOKEN = 's9Hq3mXcW7vTz2JfKe5N';
const SURVEY_FIELDS = [
  SURVEY_TOKEN_FIELD,
  SURVEY_TOKEN_FIELD,
  SURVEY_PREFIX_FIELD,
  'often',
  'parcels',
  'goods',
  'goods-other',
  'connect',
];

const PARCEL_FIELDS = ['token', 'act', 'act', 'act', 'version', 'day', 'siteCode', 'place', 'name', 'presets', 'text'];
const ACCOUNT_FIELDS = [
  'act',
  'act',
  'act',
  'account',
  'captcha',
  'captchaKey',
  'verifyCode',
  'next',
  'id',
  FORM_TOKEN_FIELD,
];
const FIELDS_OF = { survey: SURVEY_FIELDS, parcel: PARCEL_FIELDS, account: ACCOUNT_FIELDS, ...FORM_FIELDS };

/** Returns a form as a browser without scripts sends it, with known and unknown fields and any values. */
export function hostileForm(random: SeededRandom): RequestDraft {
  const { pick, chance, between } = random;
  const kind = pick([...FORM_KINDS, 'survey', 'parcel', 'account'] as const);
  const names = [...FIELDS_OF[kind], PREFIX_FIELD, DRAFT_FIELD, ...HOSTILE_KEYS];
  const pairs = Array.from({ length: between(0, 30) }, () => {
    const name = pick(names);
    const isPrefix = name === PREFIX_FIELD || name === SURVEY_PREFIX_FIELD;
    const good = isPrefix
      ? pick(['gh-en', 'eg-ar', '//evil.example', 'gh-en/../..'])
      : pick(
          name === SURVEY_TOKEN_FIELD
            ? [SURVEY_TOKEN, '7kq3mzp9x']
            : name === 'act'
              ? [...PARCEL_ACTIONS, ...ACCOUNT_ACTIONS]
              : ['GH', 'a@b.cd', 'WEEKLY', 'OTHER', '7'],
        );
    return `${encodeURIComponent(name)}=${chance(0.1) ? '%zz%ff%' : encodeURIComponent(wellFormedText(chance(0.5) ? good : pick(HOSTILE_TEXTS)))}`;
  });
  const type = chance(0.85) ? 'application/x-www-form-urlencoded' : pick(HOSTILE_CONTENT_TYPES);
  const draft: RequestDraft = {
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
  if (chance(0.2)) setHeader(draft, pick(HOSTILE_HEADERS), asHeader(pick(HOSTILE_TEXTS)));
  return draft;
}
