// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReceiverDetails } from '@/components/parcels/receiver/receiver-details';
import { MissingDetailsNotice } from '@/components/parcels/orders/missing-details-notice';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { LANGUAGES } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { NEEDED_DETAILS, type NeededDetail } from '@/lib/orders/receiver-details';

const FORM = { prefix: formatPrefix({ country: 'TR', language: 'tr' }), token: 'abcdefghj' };

describe.each(LANGUAGES)('the receiver’s form in %s', (language) => {
  const [parcel, orders, ship] = ['parcel', 'orders', 'ship'].map(
    (name) => JSON.parse(readFileSync(`messages/${language}/${name}.json`, 'utf8')) as object,
  );
  const messages = { parcel, orders, ship };
  const { waits } = orders as { waits: { next: string } };
  const rendered = (element: ReactElement) => {
    const page = renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
        {element}
      </NextIntlClientProvider>,
    );
    return new DOMParser().parseFromString(page, 'text/html');
  };
  const form = (needed: NeededDetail, given: { detail: NeededDetail; text: string }[] = [], state = 'WAITING') => {
    const missing = given.length > 0 ? [] : [needed];
    const details = { asked: [needed, 'pin', 'secondPhone'], missing, given };
    return rendered(<ReceiverDetails form={FORM} parcel={{ details, track: { state } } as unknown as ParcelOfLink} />);
  };

  it.each(NEEDED_DETAILS)('shows a field for %s, with its own label and hint', (needed) => {
    const page = form(needed);
    const fields = [...page.querySelectorAll('input:not([type=hidden])')];
    const name = needed === 'nationalAddress' ? 'nationalAddress' : 'identityNo';
    expect(fields.map((field) => field.getAttribute('name'))).toEqual([name, 'pin', 'secondPhone']);
    expect(page.querySelector('form')!.getAttribute('action')).toBe('/api/form/parcel');
    expect(page.querySelector('details')).toBeNull();
    const labels = [...page.querySelectorAll('label')].map((label) => label.textContent);
    expect(new Set(labels).size).toBe(3);
    expect(page.body.textContent).not.toMatch(/parcel\.details|\{/);
  });

  it('does not say that the parcel cannot be sent after an attempt at the door', () => {
    const hasNotice = (state: string) =>
      form('turkishId', [], state).querySelector('form')!.previousElementSibling?.tagName;
    expect(hasNotice('WAITING')).toBe('DIV');
    expect(hasNotice('DELIVERY_FAILED')).toBe('H2');
  });

  it('is folded when complete, and does not repeat the number', () => {
    const page = form('turkishId', [{ detail: 'turkishId', text: '•••146' }]);
    expect(page.querySelector('details')).not.toBeNull();
    const number = page.querySelector('input[name=identityNo]')!;
    expect(number.getAttribute('value')).toBe('');
    expect(page.body.textContent).toContain('•••146');
  });

  it('has a counterpart for the sender that names what is missing', () => {
    const page = rendered(<MissingDetailsNotice order={{ state: 'WAITING', waitsFor: ['turkishId'] }} />);
    expect(page.body.textContent).toContain('T.C. kimlik');
    expect(page.body.textContent).toContain(waits.next);
    expect(rendered(<MissingDetailsNotice order={{ state: 'WAITING' }} />).body.textContent).toBe('');
  });

  it('does not offer the label to a sender who has handed the parcel over', () => {
    const page = rendered(<MissingDetailsNotice order={{ state: 'IN_TRANSIT', waitsFor: ['turkishId'] }} />);
    expect(page.body.textContent).toContain('T.C. kimlik');
    expect(page.body.textContent).not.toContain(waits.next);
  });
});
