import { expect, test } from '@playwright/test';
import { ACCESSIBILITY, ACCESSIBILITY_LAWS } from '@/lib/market/accessibility';
import { PROBED_PARTS, STATUS_DAYS } from '@/lib/market/availability';
import { ALL_PREFIXES, marketOf } from '@/lib/market/prefix';
import { OwnSite } from '../support/own-site';
import { originOf, pathOf } from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { PageSource } from '../support/read-html';
import { wordsOf } from '../support/words';

/** Time of a probe's interval, and of the pages to be rendered again. */
const SOON = { timeout: 20_000, intervals: [250] };

const mainOf = (html: string) => new PageSource(html).text('main')[0] ?? '';

test.describe('the status page of a site that probes itself', () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await OwnSite.create(undefined, { PROBE_SECONDS: '2' });
    await site.start();
  });
  test.afterAll(() => site?.drop());

  test('shows what works and what is not measured, and incidents in the reader’s language', async () => {
    const words = wordsOf('eg-ar');
    const up = words('status.now.up');
    await expect.poll(async () => mainOf(await site.text('/eg-ar/status')), SOON).toContain(up);
    const html = await site.text('/eg-ar/status');
    const mainText = mainOf(html);
    for (const part of PROBED_PARTS) expect(mainText).toContain(words(`status.parts.${part}`));
    // Orders and logins need an account in the configuration.
    expect(mainText).toContain(words('status.days.none'));
    const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
    expect(main.match(/role="img"/g)).toHaveLength(PROBED_PARTS.length);
    expect(mainText).toContain(words('status.incidents.none', { days: STATUS_DAYS }));

    const [english, arabic] = ['Tracking is slow.', 'التتبع بطيء.'];
    site.ops('incidents', 'open', '--parts', 'track', '--en', english, '--ar', arabic);
    await expect.poll(async () => mainOf(await site.text('/eg-ar/status')), SOON).toContain(arabic);
    const urdu = await site.text('/pk-ur/status');
    expect(urdu).toContain(`<p lang="en" dir="ltr">${english}</p>`);
    expect(mainOf(urdu)).toContain(wordsOf('pk-ur')('status.incidents.english'));
    expect(mainOf(urdu)).toContain(
      wordsOf('pk-ur')('status.now.incident', { parts: wordsOf('pk-ur')('status.parts.track') }),
    );

    expect(html).toContain('href="/eg-ar/status/rss.xml"');
    await expect.poll(() => site.text('/eg-ar/status/rss.xml'), SOON).toContain(arabic);
  });
});

test('every market has an accessibility statement with its law, linked in the footer', async () => {
  for (const prefix of ALL_PREFIXES) {
    const { country, language } = marketOf(prefix);
    const words = wordsOf(prefix);
    const { status, body } = await requestPlain({ path: pathOf(prefix, 'accessibility'), host: originOf(prefix) });
    expect(status, prefix).toBe(200);
    const mainText = mainOf(body);
    const { standard, level } = ACCESSIBILITY;
    expect.soft(mainText, prefix).toContain(words('accessibility.standard.text', { standard, level }));
    const law = ACCESSIBILITY_LAWS[country]!;
    expect.soft(mainText, prefix).toContain(law.names[language]);
    expect.soft(body, prefix).toContain(`href="${law.source.url}"`);
    for (const page of ['status', 'accessibility'])
      expect.soft(new PageSource(body).text('footer')[0], `${prefix} ${page}`).toContain(words(`layout.links.${page}`));
  }
});
