// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/frame/notices/toast-host.island';
import { toastOnNextPage } from '@/lib/client/api/toast';

// jsdom has no top layer.
HTMLElement.prototype.showPopover = () => undefined;

const openPage = () =>
  render(<ToastHost network="Network error" service="Service Exceptions" timeout="Timeout" dismiss="Dismiss" />);

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a success message after login, registration or logout (§4, §8)', () => {
  it('is shown by the next page and by no page after it', async () => {
    toastOnNextPage('ok', 'You are logged in.');
    openPage();
    expect(await screen.findByText('You are logged in.')).toBeTruthy();
    cleanup();
    openPage();
    await Promise.resolve();
    expect(screen.queryByText('You are logged in.')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not shown by a page that opens more than a minute later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    toastOnNextPage('ok', 'You are logged in.');
    vi.setSystemTime(Date.now() + 61_000);
    openPage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('You are logged in.')).toBeNull();
  });
});
