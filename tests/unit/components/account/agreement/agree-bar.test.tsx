// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prefix } from '@/lib/market/prefix';
import legal from '@/messages/en/legal.json';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
// Another test file may have loaded the module with another router.
vi.resetModules();
const { AgreeBar } = await import('@/components/account/agreement/agree-bar.island');

beforeEach(() => {
  vi.useFakeTimers();
  push.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

async function agreeAt(query: string): Promise<string> {
  history.replaceState(null, '', `/gh-en/term-dialog${query}`);
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ legal }}>
      <AgreeBar seconds={2} prefix={'gh-en' as Prefix} />
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole('button') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  fireEvent.click(button);
  expect(push).toHaveBeenCalledOnce();
  return push.mock.calls[0]![0] as string;
}

describe('agreeing on the page', () => {
  it('returns to the page that required the agreement', async () => {
    expect(await agreeAt('?next=%2Fgh-en%2Fuser-opt%2Fregister%3Fa%3D1')).toBe('/gh-en/user-opt/register?a=1');
  });

  it('leads to the home page if no page required the agreement', async () => {
    expect(await agreeAt('')).toBe('/gh-en');
  });

  it.each(['//evil.example/gh-en', 'https://evil.example', 'javascript:alert(1)', '/xx-yy/login'])(
    'goes home if %s is the return address',
    async (next) => {
      expect(await agreeAt(`?next=${encodeURIComponent(next)}`)).toBe('/gh-en');
    },
  );
});
