// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { SendForm } from '@/components/basic/send-form';
import type { ShipData } from '@/components/sending/wizard/ship-data';
import { readTypedOrder } from '@/lib/drafts/typed-order';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import { htmlOf } from '../../support/render';

const WRONG = 'This is wrong.';
const PLACE = { provinceCode: 'GH-AA', cityCode: 'ACC', areaCode: '' };
const CHOICES = {
  sender: [],
  receiver: [PLACE, { ...PLACE, cityCode: 'TEM' }].map((each) => ({ ...each, label: 'Tema' })),
};
/** Boxes. The agreement's error is a whole sentence. */
const WITHOUT_LABEL = ['notify.sender', 'agreed'];

/** Returns the order form of a market with two parcels and with errors at these fields. */
async function formOf(prefix: Prefix, fields: readonly string[]): Promise<Document> {
  const choice = parsePrefix(prefix)!;
  const data: ShipData = {
    prefix,
    country: choice.country,
    homeAddress: 'https://example.com',
    countryNames: {} as ShipData['countryNames'],
    provinces: {},
    phoneRules: [],
    dictionaries: {},
    origin: undefined,
  };
  const typedOrder = readTypedOrder(
    new URLSearchParams('kind=international&receiver.countryCode=GH&parcels.0.weightKg=1&parcels.1.weightKg=2'),
    choice.country,
  );
  const problems = fields.map((field) => ({ field, text: WRONG }));
  const form = (
    <SendForm
      data={data}
      typed={typedOrder}
      problems={problems}
      choices={CHOICES}
      hsCodes={[null]}
      formToken=""
      outcome=""
    />
  );
  const html = await htmlOf(choice, form, ['ship', 'orders', 'errors']);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Returns the names of the form's controls that can have an error. */
function controlsIn(page: Document): string[] {
  const controls = page.querySelectorAll<HTMLInputElement>('form :is(input:not([type="hidden"]), select, textarea)');
  const names = [...controls].map(({ name }) => name);
  return [...new Set(names)].filter((name) => !WITHOUT_LABEL.includes(name));
}

const textOf = (element: Element | null) => element?.firstChild?.textContent ?? '';

/** Returns the label of a control or the legend of a group. */
const labelOf = (page: Document, id: string) =>
  textOf(page.querySelector(`label[for="${id}"]`)) || textOf(page.getElementById(id)!.querySelector('legend'));

describe('the list of errors of the order form without scripts', () => {
  it.each(['gh-en', 'cn-cn', 'ma-fr', 'eg-ar', 'pk-ur', 'tr-tr'] as Prefix[])(
    'names each field in %s, with a link to it',
    async (prefix) => {
      const controls = controlsIn(await formOf(prefix, []));
      expect(controls.length).toBeGreaterThan(30);
      const problems = controls.map((name) =>
        name === 'customerType' ? 'needs' : name.replace(/\.chosen$/, '.place'),
      );
      const page = await formOf(prefix, problems);
      const items = [...page.querySelectorAll('#outcome li')];
      expect(items).toHaveLength(controls.length);
      for (const item of items) {
        const link = item.querySelector('a')!;
        expect(link.textContent).toContain(labelOf(page, link.hash.slice(1)));
        expect(link.textContent).not.toContain(WRONG);
        expect(item.querySelector('bdi')!.textContent).toBe(WRONG);
      }
      const texts = items.map((item) => item.textContent);
      // The receiver's place is a text and, among several, a choice.
      expect(new Set(texts).size).toBe(texts.length - 1);
    },
  );

  it('links a sentence that belongs to no label', async () => {
    const page = await formOf('gh-en' as Prefix, ['agreed']);
    const link = page.querySelector<HTMLAnchorElement>('#outcome li a')!;
    expect({ textContent: link.textContent, hash: link.hash }).toEqual({ textContent: WRONG, hash: '#field-agreed' });
  });

  it('opens the fold of a field with an error', async () => {
    const foldIn = (page: Document) => page.querySelector('[name="consignorAddress"]')!.closest('details')!;
    expect(foldIn(await formOf('gh-en' as Prefix, [])).open).toBe(false);
    expect(foldIn(await formOf('gh-en' as Prefix, ['shopOrderNo'])).open).toBe(true);
  });
});
