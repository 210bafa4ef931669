import { afterEach } from 'vitest';

/**
 * Empties the document after each test, unmounts what React rendered there, and restores address and storages. Test
 * files of one worker share their window, so another file would find what a test leaves behind.
 */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
  });
}
