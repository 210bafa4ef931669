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
import { respondData, stubService, type Service } from '../../../support/stub-service';

const service = vi.fn<Service>();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const requireReading = (readingSeconds: number) =>
  service.mockImplementation(() =>
    respondData({ version: '2026-11-16', readingSeconds, sections: [{ title: '1', text: 'One' }] }),
  );

beforeEach(() => {
  service.mockReset();
  requireReading(0);
  stubService(service);
  // jsdom has no modal dialogs. The browser suite tests them.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

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

/** The same form as in registration and order. */
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
async function agreeInDialog() {
  // The dialog and its texts are loaded first.
  await screen.findByText('One', {}, { timeout: 10_000 });
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
}

it('the link opens the terms in place, and agreement ticks the box and closes them', async () => {
  render(<Form />);
  expect(service).not.toHaveBeenCalled();
  const followed = fireEvent.click(terms());
  expect(followed).toBe(false);
  const dialog = await screen.findByRole('dialog');
  expect(box().checked).toBe(false);
  await agreeInDialog();
  expect(box().checked).toBe(true);
  expect((dialog as HTMLDialogElement).open).toBe(false);
});

it('the box stays unticked if the terms are closed without agreement', async () => {
  render(<Form />);
  fireEvent.click(terms());
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await act(async () => undefined);
  expect(box().checked).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the box reports the loss of the focus only while the terms are closed', async () => {
  const onBlur = vi.fn();
  render(inEnglish(<AgreementCheckbox {...texts} name="agreed" onBlur={onBlur} onAgree={() => undefined} />));
  fireEvent.click(box());
  await screen.findByRole('dialog');
  fireEvent.blur(box());
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  fireEvent.blur(box());
  expect(onBlur).toHaveBeenCalledOnce();
});

it('the link serves another tab too, with the terms of the asking page (§2)', () => {
  render(<Form />);
  expect(terms().getAttribute('href')).toBe(TERMS);
  expect(fireEvent.click(terms(), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/gh-en/privacy-policy');
  expect(service).not.toHaveBeenCalled();
});

describe('the box (§4: a countdown before the agree action is available)', () => {
  it.each([
    ['kept by its form', <Form key="form" />],
    ['of a form that reads it', <HookForm key="hook" onValue={() => undefined} />],
  ])('opens the terms when pressed, %s, and is ticked only by the agreement', async (_kind, form) => {
    render(form);
    fireEvent.click(box());
    expect(box().checked).toBe(false);
    await screen.findByRole('dialog');
    expect(box().checked).toBe(false);
    await agreeInDialog();
    expect(box().checked).toBe(true);
    // An agreement in this tab can be withdrawn and given again without another countdown.
    fireEvent.click(box());
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
  });

  it('stays unticked while the countdown runs', async () => {
    requireReading(10);
    render(<Form />);
    fireEvent.click(box());
    const agree = await screen.findByRole('button', { name: 'I agree (10 s)' });
    fireEvent.click(agree);
    expect(box().checked).toBe(false);
  });

  it('reports nothing to its form before the agreement', async () => {
    const onValue = vi.fn();
    render(<HookForm onValue={onValue} />);
    fireEvent.click(box());
    await screen.findByRole('dialog');
    fireEvent.reset(screen.getByRole('button', { name: 'value', hidden: true }).closest('form')!);
    expect(onValue).toHaveBeenCalledWith(false);
  });

  it('counts the agreement of the terms page once', () => {
    render(inEnglish(<AgreeBar seconds={0} prefix={'gh-en' as Prefix} />));
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    cleanup();
    render(<Form />);
    expect(box().checked).toBe(true);
    cleanup();
    // The next form requires its own tick.
    render(<Form />);
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    expect(service).not.toHaveBeenCalled();
  });

  it('is ticked when the terms page in another tab is agreed to', async () => {
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
