// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorPageProvider } from '@/components/frame/error-page-provider.island';
import { ErrorView } from '@/components/layout/error-view.island';
import { CallFailure, failureSentence } from '@/lib/client/call-failure';
import messages from '@/messages/en/layout.json';

afterEach(cleanup);

function titleOf(error: unknown): string | null {
  const page = { ...messages.error, homeHref: '/gh-en', look: {} };
  render(
    <ErrorPageProvider page={page}>
      <ErrorView error={error} retry={() => undefined} />
    </ErrorPageProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it('§8: the error page is headed by the message of a failed call', () => {
  expect(titleOf(new CallFailure('refused', 'This order does not have this piece.', 1, 404))).toBe(
    'This order does not have this piece.',
  );
  expect(screen.getByText('500')).toBeTruthy();
});

it.each([
  ['a failed call without one', new CallFailure('network', '')],
  ['a mistake in our code', new TypeError('undefined is not a function')],
  ['something that is no error', 'oops'],
])('§2, §8: and by “Error” for %s', (_what, error) => {
  expect(titleOf(error)).toBe('Error');
});

it('§8: a failure without a sentence is an exception of the service where something answered, else the network’s', () => {
  expect(failureSentence(new CallFailure('network', '', 0, 502))).toBe('service');
  expect(failureSentence(new CallFailure('refused', '', 0, 500))).toBe('service');
  expect(failureSentence(new CallFailure('network', ''))).toBe('network');
  expect(failureSentence(new CallFailure('timeout', ''))).toBe('timeout');
});
