// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm } from '@/components/enquiry/form-field';
import { FeedbackForm } from '@/components/enquiry/feedback-form.island';
import { api } from '@/lib/client/api';
import { CallFailure } from '@/lib/client/call-failure';
import { useUserStore } from '@/lib/client/stores/user';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import enquiry from '@/messages/en/enquiry.json';
import errors from '@/messages/en/errors.json';
import support from '@/messages/en/support.json';

vi.mock('@/lib/client/api', () => ({ api: vi.fn() }));

const call = vi.mocked(api);
const words = support.feedback;
const choices = {
  countries: [
    { value: 'GH', label: 'Ghana' },
    { value: 'KE', label: 'Kenya' },
  ],
  contactWays: [],
  shipRequires: [],
  cycles: [],
  country: 'GH' as const,
  regions: [],
};

/** With no more messages than the page sends. */
const show = (typed: object = {}) =>
  render(
    <FeedbackForm
      setting={{
        prefix: 'gh-en' as Prefix,
        locale: 'en-GH',
        choices,
        messages: { support: { feedback: words }, enquiry, errors, common: { failures: common.failures } },
      }}
      typed={{ ...emptyForm('feedback'), countryCode: 'GH', ...typed }}
    />,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: words.send }));
const keys = () => call.mock.calls.map(([, , options]) => options!.idempotencyKey);

function fillIn() {
  type(words.name, 'Ama Mensah');
  type(words.email, 'Ama@Example.test');
  type(words.message, 'The box arrived open.');
}

beforeEach(() => {
  call.mockReset();
  useUserStore.setState({ user: null });
});
afterEach(cleanup);

describe('the feedback form', () => {
  it('says what is missing beside each field, goes to the first, and sends nothing', async () => {
    show();
    send();
    await waitFor(() => expect(screen.getAllByText(errors.required)).toHaveLength(2));
    expect(screen.getByText(errors.emailFormat)).toBeTruthy();
    expect(document.activeElement).toBe(field(words.name));
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the message to the chosen office and confirms it with its reference', async () => {
    call.mockResolvedValue({ reference: 'FB0012345674' } as never);
    show();
    fillIn();
    fireEvent.change(field(words.office.slice(0, 12)), { target: { value: 'KE' } });
    send();
    await waitFor(() => expect(screen.getByText('FB0012345674')).toBeTruthy());
    const [name, message, options] = call.mock.calls[0]!;
    expect([name, options!.quiet]).toEqual(['saveCustomerFeedback', true]);
    expect(message).toEqual({
      name: 'Ama Mensah',
      countryCode: 'KE',
      email: 'ama@example.test',
      phone: '',
      waybillNo: '',
      message: 'The box arrived open.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(enquiry.thanks.feedback.title));
  });

  it('shows the server’s word beside its field and keeps what was typed', async () => {
    const problem = 'Please enter a valid mobile number for the selected country.';
    call.mockRejectedValue(new CallFailure('refused', problem, 1422000, 422, [{ field: 'phone', message: problem }]));
    show();
    fillIn();
    type(words.phone, '12345');
    send();
    await waitFor(() => expect(screen.getByText(problem)).toBeTruthy());
    expect(field(words.phone).getAttribute('aria-invalid')).toBe('true');
    expect(field(words.message).value).toBe('The box arrived open.');
  });

  it('says that nothing was sent when the network is down; the same again is the same message, another is not', async () => {
    call.mockRejectedValue(new CallFailure('network', ''));
    show();
    fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain(words.failed);
    expect(field(words.name).value).toBe('Ama Mensah');
    send();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    type(words.message, 'The box arrived open and empty.');
    send();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('goes on from what was typed before its scripts came', () => {
    show({ name: 'Kofi', message: 'Half a sent' });
    expect(field(words.name).value).toBe('Kofi');
    expect(field(words.message).value).toBe('Half a sent');
  });

  it('fills in who is logged in, but never over what was typed', async () => {
    show();
    type(words.name, 'Somebody else');
    useUserStore.setState({
      user: { firstName: 'Ama', familyName: 'Mensah', email: 'ama@example.test', phone: '' } as never,
    });
    await waitFor(() => expect(field(words.email).value).toBe('ama@example.test'));
    expect(field(words.name).value).toBe('Somebody else');
  });
});
