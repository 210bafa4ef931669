// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgreeBar } from '@/components/account/agreement/agree-bar.island';
import { AgreementCheckbox } from '@/components/account/agreement/agreement-checkbox.island';
import type { Prefix } from '@/lib/market/prefix';
import legal from '@/messages/en/legal.json';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ api }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  sessionStorage.clear();
  api
    .mockReset()
    .mockResolvedValue({ version: '2026-11-16', readingSeconds: 0, sections: [{ title: '1', text: 'One' }] });
  // jsdom has no modal dialogs; the browser suite tests those.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

const TERMS = '/gh-en/term-dialog?next=%2Fgh-en%2Fuser-opt%2Fregister';

const inEnglish = (children: ReactNode) => (
  <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ legal: { agreement: legal.agreement } }}>
    {children}
  </NextIntlClientProvider>
);

const texts: Pick<ComponentProps<typeof AgreementCheckbox>, 'label' | 'termsHref' | 'privacyHref'> = {
  label: ({ terms, privacy }) => (
    <>
      I accept the {terms('terms')} and the {privacy('privacy policy')}
    </>
  ),
  termsHref: TERMS,
  privacyHref: '/gh-en/privacy-policy',
};

function Form() {
  const [agreed, setAgreed] = useState(false);
  const box = { checked: agreed, onChange: (event: ChangeEvent<HTMLInputElement>) => setAgreed(event.target.checked) };
  return inEnglish(<AgreementCheckbox {...texts} {...box} name="agreed" onAgree={() => setAgreed(true)} />);
}

/** As registration and order have it. */
function HookForm({ onValue }: { onValue: (agreed: boolean) => void }) {
  const { register, setValue, getValues } = useForm({ defaultValues: { agreed: false } });
  return inEnglish(
    <form onReset={() => onValue(getValues('agreed'))}>
      <AgreementCheckbox {...texts} {...register('agreed')} onAgree={() => setValue('agreed', true)} />
      <button type="reset">value</button>
    </form>,
  );
}

const box = () => screen.getByRole('checkbox') as HTMLInputElement;
const terms = () => screen.getByRole('link', { name: 'terms' });

it('opens the terms where the visitor is; agreeing ticks the box and closes them', async () => {
  render(<Form />);
  expect(api).not.toHaveBeenCalled();
  const followed = fireEvent.click(terms());
  expect(followed).toBe(false);
  const dialog = await screen.findByRole('dialog');
  expect(box().checked).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(box().checked).toBe(true);
  expect((dialog as HTMLDialogElement).open).toBe(false);
});

it('ticks nothing when the terms are closed without agreeing', async () => {
  render(<Form />);
  fireEvent.click(terms());
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await act(async () => undefined);
  expect(box().checked).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves the links to those who want another tab; the terms are those of the page that asks for the agreement (§2)', () => {
  render(<Form />);
  expect(terms().getAttribute('href')).toBe(TERMS);
  expect(fireEvent.click(terms(), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/gh-en/privacy-policy');
  expect(api).not.toHaveBeenCalled();
});

describe('the box (§4: a countdown before the agree action becomes available)', () => {
  it.each([
    ['kept by its form', <Form key="form" />],
    ['of a form that reads it', <HookForm key="hook" onValue={() => undefined} />],
  ])('opens the terms when it is pressed, %s, and is ticked by the agreement alone', async (_kind, form) => {
    render(form);
    fireEvent.click(box());
    expect(box().checked).toBe(false);
    await screen.findByRole('dialog');
    expect(box().checked).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(box().checked).toBe(true);
    // What was agreed to in this tab is taken back and given again without another countdown.
    fireEvent.click(box());
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
  });

  it('stays unticked while the countdown runs', async () => {
    api.mockResolvedValue({ version: '2026-11-16', readingSeconds: 10, sections: [{ title: '1', text: 'One' }] });
    render(<Form />);
    fireEvent.click(box());
    const agree = await screen.findByRole('button', { name: 'I agree (10 s)' });
    fireEvent.click(agree);
    expect(box().checked).toBe(false);
  });

  it('tells its form nothing before the agreement', async () => {
    const onValue = vi.fn();
    render(<HookForm onValue={onValue} />);
    fireEvent.click(box());
    await screen.findByRole('dialog');
    fireEvent.reset(screen.getByRole('button', { name: 'value', hidden: true }).closest('form')!);
    expect(onValue).toHaveBeenCalledWith(false);
  });

  it('counts the agreement given on the terms page, once', () => {
    render(inEnglish(<AgreeBar seconds={0} prefix={'gh-en' as Prefix} />));
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    cleanup();
    render(<Form />);
    expect(box().checked).toBe(true);
    cleanup();
    // The next form is agreed to by its own box.
    render(<Form />);
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    expect(api).not.toHaveBeenCalled();
  });

  it('opens when the terms page of another tab is agreed to', async () => {
    render(<Form />);
    const elsewhere = new BroadcastChannel('terms');
    elsewhere.postMessage(null);
    await vi.waitFor(() => expect(sessionStorage.getItem('termsAgreed')).toBe('counted'));
    elsewhere.close();
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
  });
});
