// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { FaqList } from '@/components/pages/help/faq-list';
import { SelfService } from '@/components/pages/support/self-service';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { useUserStore } from '@/lib/client/stores/user';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import layout from '@/messages/en/layout.json';
import support from '@/messages/en/support.json';

const GH = 'gh-en' as Prefix;
const PARCELS = paths.myOrder(GH);
const LOGIN = paths.login(GH, { next: PARCELS });

beforeEach(() => useUserStore.setState({ user: undefined }));
const inEnglish = (children: ReactNode) => (
  <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ layout, support }}>
    {children}
  </NextIntlClientProvider>
);

const change = { key: 'change', question: 'Can I change it?', answer: ['Yes.'], nextStep: 'index-my-parcel' } as const;
const topics = [
  { topic: 'sending' as const, title: 'Sending', questions: [{ ...change, answer: [...change.answer] }] },
];

describe.each([
  ['support', inEnglish(<SelfService prefix={GH} />)],
  ['help', inEnglish(<FaqList id="answers" prefix={GH} topics={topics} />)],
])('the link to the parcels on %s (§2, §6)', (_page, view) => {
  const targets = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  const know = (user: UserView | null) => act(() => useUserStore.setState({ user }));

  it('is the login link in the server’s HTML, also without scripts', () => {
    const html = renderToString(view);
    expect(html).toContain(`href="${LOGIN}"`);
    expect(html).not.toContain(`href="${PARCELS}"`);
  });

  it('appears for a logged-in visitor only', () => {
    render(view);
    know(null);
    expect(targets()).toContain(LOGIN);
    expect(targets()).not.toContain(PARCELS);
    know({ userId: 'u1' } as UserView);
    expect(targets()).toContain(PARCELS);
    expect(targets()).not.toContain(LOGIN);
  });
});
