// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { clearSessionCookies, writeSessionCookies } from '@/lib/client/session/session-cookies';
import { saveNeeds } from '@/lib/client/stores/pre-send';
import { useUserStore } from '@/lib/client/stores/user';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import { CALLS } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import enquiry from '@/messages/en/enquiry.json';
import enterprise from '@/messages/en/enterprise.json';
import errors from '@/messages/en/errors.json';
import franchise from '@/messages/en/franchise.json';
import ship from '@/messages/en/ship.json';
import support from '@/messages/en/support.json';
import { respond, respondData, stubService, type Service } from '../../../support/stub-service';

/** The service's next responses, and the requests that it received. */
const service = vi.fn<Service>();
const accepted = () => respondData({ reference: 'FB0012345674' });
const refusalOf = (...fields: { field: string; message: string }[]) =>
  respond(422, { success: false, code: ERRORS.invalid.code, message: 'refused', data: null, errors: fields });

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
const requests = () => service.mock.calls.map(([request]) => request);
const keys = () => requests().map(({ headers }) => headers['Idempotency-Key']);
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
  stubService(service);
  useUserStore.setState({ user: null });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSessionCookies();
  vi.unstubAllGlobals();
});

describe('a form that its script sends', () => {
  it('shows errors beside their fields, in order, and focuses the first', async () => {
    service.mockReturnValueOnce(
      refusalOf({ field: 'message', message: errors.required }, { field: 'email', message: errors.emailFormat }),
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

  it('marks a group of choices as wrong: radios as one, boxes each', async () => {
    service.mockReturnValue(refusalOf({ field: 'contactWay', message: errors.chooseOne }));
    show('expert');
    send();
    await waitFor(() => expect(screen.getByText(errors.chooseOne)).toBeTruthy());
    const radios = document.getElementById('field-contactWay')!;
    expect({ ariaInvalid: radios.getAttribute('aria-invalid'), described: described(radios) }).toEqual({
      ariaInvalid: 'true',
      described: [errors.chooseOne],
    });
    expect(document.activeElement).toBe(input('contactWay'));
    cleanup();

    service.mockReturnValue(refusalOf({ field: 'destinations.1', message: errors.chooseDestinations }));
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

  it('makes its call as JSON with the headers of every call, and shows the reference', async () => {
    service.mockImplementation(accepted);
    writeSessionCookies({ token: 'of-ama', userPin: '1', nickName: 'ama' }, false);
    show();
    fillIn();
    fireEvent.input(input('countryCode'), { target: { value: 'KE' } });
    send();
    send();
    await waitFor(() => expect(screen.getByText('FB0012345674')).toBeTruthy());
    expect(service).toHaveBeenCalledTimes(1);
    expect(requests()[0]!.path).toBe(`/api${CALLS.saveCustomerFeedback.path}`);
    expect(requests()[0]!.headers).toMatchObject({
      lang: 'en',
      countryCode: 'GH',
      token: 'of-ama',
      'Content-Type': 'application/json',
    });
    expect(requests()[0]!.body).toEqual({
      name: 'Ama Mensah',
      countryCode: 'KE',
      email: 'Ama@Example.test',
      phone: '',
      waybillNo: '',
      message: 'The box arrived open.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(enquiry.thanks.feedback.title));

    fireEvent.click(screen.getByRole('button', { name: enquiry.thanks.again }));
    expect(input('message').value).toBe('');
    fillIn();
    fireEvent.input(input('countryCode'), { target: { value: 'KE' } });
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('sends an unchanged retry as the same message after a network failure', async () => {
    service.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fillIn();
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(words.failed + common.failures.network);
    expect(input('name').value).toBe('Ama Mensah');
    // Each press makes two attempts, because the key makes a repetition safe.
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(4));
    await screen.findByRole('alert');
    type('message', 'The box arrived open and empty.');
    send();
    await waitFor(() => expect(service).toHaveBeenCalledTimes(6));
    const [first, ...others] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others.slice(0, 3)).toEqual([first, first, first]);
    expect(others[3]).not.toBe(first);
    expect(others[4]).toBe(others[3]);
  });

  it('shows the service’s message if no field is wrong, and preserves typed text', async () => {
    service.mockReturnValue(respond(429, { success: false, code: 1, message: errors.tooManyRequests, data: null }));
    show();
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe(words.failed + errors.tooManyRequests);
    expect(input('message').value).toBe('The box arrived open.');
    service.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 502 })));
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.failed + common.failures.service));
  });

  it('fills in the logged-in person, but never over typed text', async () => {
    show();
    type('name', 'Somebody else');
    useUserStore.setState({
      user: { firstName: 'Ama', familyName: 'Mensah', email: 'ama@example.test', phone: '' } as never,
    });
    await waitFor(() => expect(input('email').value).toBe('ama@example.test'));
    expect(input('name').value).toBe('Somebody else');
  });

  it('starts with the data of the wizard for an expert', async () => {
    saveNeeds({ kind: 'domestic', shippingVolume: 'WEEKLY' });
    show('expert');
    await waitFor(() => expect(input('cycle').value).toBe('WEEKLY'));
    expect(document.querySelector<HTMLInputElement>('[name="shipRequire"]:checked')!.value).toBe('DOMESTIC');
  });
});

describe('typed text', () => {
  it('stays in the tab until it is sent, for this form only', async () => {
    service.mockImplementation(accepted);
    show();
    type('name', 'Ama Mensah');
    type('message', 'Where is it?');
    cleanup();
    show('franchise');
    expect(input('name').value).toBe('');
    cleanup();
    show();
    expect({ name: input('name').value, message: input('message').value }).toEqual({
      name: 'Ama Mensah',
      message: 'Where is it?',
    });
    send();
    await waitFor(() => expect(sessionStorage.getItem('typedForm')).toBeNull());
    cleanup();
    show();
    expect(input('name').value).toBe('');
  });
});
