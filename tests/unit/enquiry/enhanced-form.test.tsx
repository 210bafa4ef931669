// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { saveNeeds } from '@/lib/client/stores/pre-send';
import { useUserStore } from '@/lib/client/stores/user';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import enquiry from '@/messages/en/enquiry.json';
import enterprise from '@/messages/en/enterprise.json';
import errors from '@/messages/en/errors.json';
import franchise from '@/messages/en/franchise.json';
import ship from '@/messages/en/ship.json';
import support from '@/messages/en/support.json';

/** The service's next answers, and what it was sent. */
const service = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const accepted = () => answer(200, { success: true, code: 0, message: 'ok', data: { reference: 'FB0012345674' } });
const refused = (...fields: { field: string; message: string }[]) =>
  answer(422, { success: false, code: 1422000, message: 'refused', data: null, errors: fields });

const words = support.feedback;
const choices = {
  countries: [
    { value: 'GH', label: 'Ghana' },
    { value: 'KE', label: 'Kenya' },
  ],
  contactWays: [{ value: 'PHONE', label: 'Phone' }],
  shipRequires: [
    { value: 'INTERNATIONAL', label: 'Abroad' },
    { value: 'DOMESTIC', label: 'Within' },
  ],
  cycles: [{ value: 'WEEKLY', label: 'Weekly' }],
  country: 'GH' as const,
  regions: [],
};

const show = (kind: FormKind = 'feedback') =>
  render(
    <NextIntlClientProvider
      locale="en-GH"
      timeZone="UTC"
      messages={{ common, enquiry, enterprise, franchise, ship, support }}
    >
      <EnquiryPanel kind={kind} prefix={'gh-en' as Prefix} choices={choices} />
    </NextIntlClientProvider>,
  );
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.input(input(name), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form')!);
const sent = () => service.mock.calls.map(([, init]) => Object.fromEntries(init.body as URLSearchParams));
const headers = () => service.mock.calls.map(([, init]) => init.headers as Record<string, string>);
const described = (control: Element) =>
  control
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent);

function fillIn() {
  type('name', 'Ama Mensah');
  type('email', 'Ama@Example.test');
  type('message', 'The box arrived open.');
}

beforeEach(() => {
  service.mockReset();
  vi.stubGlobal('fetch', service);
  useUserStore.setState({ user: null });
});
afterEach(() => {
  sessionStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

describe('a form that its script sends', () => {
  it('says what is wrong beside each field, in the form’s order, and goes to the first', async () => {
    service.mockReturnValueOnce(
      refused({ field: 'message', message: errors.required }, { field: 'email', message: errors.emailFormat }),
    );
    show();
    type('name', 'Ama');
    send();
    await waitFor(() => expect(screen.getByText(errors.required)).toBeTruthy());
    expect(document.activeElement).toBe(input('email'));
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(described(input('email'))).toEqual([words.emailHint, errors.emailFormat]);
    expect(input('name').getAttribute('aria-invalid')).toBeNull();

    type('email', 'ama@');
    expect(screen.queryByText(errors.emailFormat)).toBeNull();
    expect(input('email').getAttribute('aria-invalid')).toBeNull();
    expect(described(input('email'))).toEqual([words.emailHint]);
    expect(input('message').getAttribute('aria-invalid')).toBe('true');
  });

  it('names a group of choices as wrong: radios as one, boxes each', async () => {
    service.mockReturnValue(refused({ field: 'contactWay', message: errors.chooseOne }));
    show('expert');
    send();
    await waitFor(() => expect(screen.getByText(errors.chooseOne)).toBeTruthy());
    const radios = document.getElementById('field-contactWay')!;
    expect([radios.getAttribute('aria-invalid'), described(radios)]).toEqual(['true', [errors.chooseOne]]);
    expect(document.activeElement).toBe(input('contactWay'));
    cleanup();

    service.mockReturnValue(refused({ field: 'destinations', message: errors.chooseDestinations }));
    show('enterprise');
    send();
    await waitFor(() => expect(screen.getByText(errors.chooseDestinations)).toBeTruthy());
    const boxes = [...document.querySelectorAll('[name="destinations"]')];
    expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(described(boxes[1]!)).toEqual([errors.chooseDestinations]);
    expect(document.getElementById('field-destinations')!.dataset.invalid).toBe('true');
    expect(document.activeElement).toBe(boxes[0]);
    fireEvent.input(boxes[1]!);
    expect(boxes[0]!.getAttribute('aria-invalid')).toBeNull();
    expect(boxes[0]!.hasAttribute('aria-describedby')).toBe(false);
    expect(document.getElementById('field-destinations')!.dataset.invalid).toBeUndefined();
  });

  it('sends what the browser would, asks for data, and confirms it with its reference', async () => {
    service.mockImplementation(accepted);
    show();
    fillIn();
    fireEvent.input(input('countryCode'), { target: { value: 'KE' } });
    send();
    send();
    await waitFor(() => expect(screen.getByText('FB0012345674')).toBeTruthy());
    expect(service).toHaveBeenCalledTimes(1);
    expect(new URL(service.mock.calls[0]![0]).pathname).toBe('/api/form/feedback');
    expect(headers()[0]).toMatchObject({ Accept: 'application/json' });
    expect(headers()[0]!['Content-Type']).toContain('application/x-www-form-urlencoded');
    expect(sent()[0]).toEqual({
      prefix: 'gh-en',
      name: 'Ama Mensah',
      countryCode: 'KE',
      email: 'Ama@Example.test',
      phone: '',
      waybillNo: '',
      message: 'The box arrived open.',
    });
    expect(document.activeElement?.textContent).toBe(enquiry.thanks.feedback.title);

    fireEvent.click(screen.getByRole('button', { name: enquiry.thanks.again }));
    expect(input('message').value).toBe('');
    fillIn();
    fireEvent.input(input('countryCode'), { target: { value: 'KE' } });
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
    expect(headers()[1]!['Idempotency-Key']).not.toBe(headers()[0]!['Idempotency-Key']);
  });

  it('says that nothing was sent when the network is down; the same again is the same message, another is not', async () => {
    service.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fillIn();
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(words.failed + common.failures.network);
    expect(input('name').value).toBe('Ama Mensah');
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    type('message', 'The box arrived open and empty.');
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(3));
    const keys = headers().map((each) => each['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('hands on the service’s own word where no field is to blame, and keeps what was typed', async () => {
    service.mockReturnValue(answer(429, { success: false, code: 1, message: errors.tooManyRequests, data: null }));
    show();
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe(words.failed + errors.tooManyRequests);
    expect(input('message').value).toBe('The box arrived open.');
    service.mockReturnValue(Promise.resolve(new Response('<html>', { status: 502 })));
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.failed + common.failures.network));
  });

  it('fills in who is logged in, but never over what was typed', async () => {
    show();
    type('name', 'Somebody else');
    useUserStore.setState({
      user: { firstName: 'Ama', familyName: 'Mensah', email: 'ama@example.test', phone: '' } as never,
    });
    await waitFor(() => expect(input('email').value).toBe('ama@example.test'));
    expect(input('name').value).toBe('Somebody else');
  });

  it('to an expert, begins with what the wizard was told', async () => {
    saveNeeds({ kind: 'domestic', shippingVolume: 'WEEKLY' });
    show('expert');
    await waitFor(() => expect(input('cycle').value).toBe('WEEKLY'));
    expect(document.querySelector<HTMLInputElement>('[name="shipRequire"]:checked')!.value).toBe('DOMESTIC');
    localStorage.clear();
  });
});

describe('what is typed', () => {
  it('stays in the tab until it is sent, in this form alone', async () => {
    service.mockImplementation(accepted);
    show();
    type('name', 'Ama Mensah');
    type('message', 'Where is it?');
    cleanup();
    show('franchise');
    expect(input('name').value).toBe('');
    cleanup();
    show();
    expect([input('name').value, input('message').value]).toEqual(['Ama Mensah', 'Where is it?']);
    send();
    await waitFor(() => expect(sessionStorage.getItem('typedForm')).toBeNull());
    cleanup();
    show();
    expect(input('name').value).toBe('');
  });
});
