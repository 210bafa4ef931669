import 'server-only';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { MAX_TEST_ORDERS } from '@/lib/market/limits';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { getConfig } from '../../platform/config';
import { COPY_SCRIPT } from './docs-style';
import { sampleClass, type DocsPage } from './frame';
import type { StepName } from './guide/bodies';
import { CURL } from './guide/curl';
import { JAVASCRIPT } from './guide/javascript';
import type { GuideLanguage } from './guide/guide-language';
import { PHP } from './guide/php';
import { PYTHON } from './guide/python';
import { RECEIVER_PROGRAM } from './guide/receiver';
import { STEP_TEXTS } from './guide/texts';
import { codeBlockHtml, proseHtml } from './markup';

/** Prefix of the links: the default country in English, because the documentation is in English for every market. */
const PREFIX = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });

const LANGUAGES: readonly GuideLanguage[] = [CURL, JAVASCRIPT, PYTHON, PHP];
const STEP_NAMES = Object.keys(STEP_TEXTS) as StepName[]; // the table has no other keys

const receiver =
  codeBlockHtml('export PARCEL_RECEIVER=https://shop.example/parcels', 'Terminal') +
  codeBlockHtml(RECEIVER_PROGRAM, 'The receiver: receiver.mjs, run by node receiver.mjs');

function stepSection(number: number, title: string, text: string, samples: string): string {
  const id = `step-${number}`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${number}. ${title}</h2><div class="pair"><div class="texts"><p>${proseHtml(text)}</p></div><div class="samples">${samples}</div></div></section>`;
}

/** Returns the page "Getting started". `site`: the origin of this site. */
export function guidePage(site: string): DocsPage {
  const register = paths.register(PREFIX);
  const settings = paths.personal(PREFIX);
  const files = LANGUAGES.map(
    ({ name, file, run }) => `<li>${name}: ${proseHtml(`\`${file}\`, run by \`${run}\``)}</li>`,
  );
  return {
    path: DOCS_PATHS.guide,
    title: 'Getting started',
    main:
      `<p class="lead">Your first test order in ten minutes: its price, its label, where it is, and the event that tells your server.</p>` +
      stepSection(
        1,
        'Get a test key',
        `[Create an account](${register}). In your [account settings](${settings}), under “API keys”, create a key of type “Test” and tick all it may do. ` +
          'Test orders are priced and labelled like real ones. They cost nothing, and nothing is shipped. ' +
          `We store at most ${formatNumber(MAX_TEST_ORDERS, FALLBACK_LANGUAGE)} of them for an account, and delete each after ${getConfig().TEST_ORDER_DAYS} days. ` +
          'Open a terminal and enter this command with your own key:',
        codeBlockHtml(`export PARCEL_API=${site}/api\nexport PARCEL_KEY=dx_test_…`, 'Terminal'),
      ) +
      `<section><p>Choose a language at the top of the page. Put its samples into one file, one below the other, and run it in the same terminal:</p><ul>${files.join('')}</ul></section>` +
      STEP_NAMES.map((name, index) =>
        stepSection(
          index + 2,
          STEP_TEXTS[name].title,
          STEP_TEXTS[name].text,
          (name === 'webhook' ? receiver : '') +
            LANGUAGES.map((language) =>
              codeBlockHtml(language.samples[name], language.name, sampleClass(language.name)),
            ).join(''),
        ),
      ).join('') +
      `<section aria-labelledby="next"><h2 id="next">Go live</h2><p>${proseHtml(
        'Create a key of type “Live” and put it in place of the test key. Its orders are real: we pick them up and bill them. ' +
          `[How calls work](${DOCS_PATHS.overview}) has the rules of every call, and what a refused call says.`,
      )}</p></section>`,
    style: '',
    script: COPY_SCRIPT,
    languages: LANGUAGES.map(({ name }) => name),
  };
}
