// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorPageProvider } from '@/components/frame/errors/error-page-provider.island';
import { ErrorView } from '@/components/frame/errors/error-view.island';
import { CallFailure } from '@/lib/http/call-failure';
import messages from '@/messages/en/layout.json';

function titleOf(error: unknown): string | null {
  const page = { ...messages.error, homeHref: '/gh-en', look: {} };
  render(
    <ErrorPageProvider page={page}>
      <ErrorView error={error} reset={() => undefined} retry={() => undefined} />
    </ErrorPageProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it('§8: the error page has the message of a failed call as its heading', () => {
  expect(
    titleOf(
      new CallFailure({ kind: 'refused', message: 'This order does not have this piece.', code: 1, status: 404 }),
    ),
  ).toBe('This order does not have this piece.');
  expect(screen.getByText('500')).toBeTruthy();
});

it.each([
  ['a failed call without one', new CallFailure({ kind: 'network' })],
  ['a mistake in our code', new TypeError('undefined is not a function')],
  ['something that is no error', 'oops'],
])('§2, §8: the error page has “Error” as its heading for %s', (_what, error) => {
  expect(titleOf(error)).toBe('Error');
});

it('the error page shows the number under which the server logged the error', () => {
  titleOf(Object.assign(new Error('x'), { digest: '1234' }));
  expect(screen.getByText('Error number: 1234')).toBeTruthy();
});
