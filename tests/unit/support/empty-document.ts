import { afterEach } from 'vitest';

/**
 * Empties the document after each test, and unmounts what React rendered there. Test files of one worker share their
 * document, so what a test leaves behind is found by another file's queries.
 */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
