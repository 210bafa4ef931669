'use client';

import { useEffect, useState } from 'react';
import { FALLBACK_LANGUAGE, directionOf, languageFromUrl, type Language } from '@/lib/market/language';
import { isChunkFailure, reloadOnce } from '../effects/chunk-reload';

/** Set by a script, because a separate style sheet would be loaded with every page. */
const PAGE_STYLE = {
  maxWidth: '34rem',
  margin: '20dvh auto',
  padding: '0 1.5rem',
  fontFamily: 'system-ui, sans-serif',
};

interface FatalTexts {
  title: string;
  home: string;
  /** Text that still contains `{digest}`. */
  number: string;
}

/** Texts in the fallback language, which need no further file. */
const FALLBACK_WORDS: FatalTexts = {
  title: 'An error occurred while showing the error page',
  home: 'Go back to home',
  number: 'Error number: {digest}',
};

/** A separate document without layout and messages. It shows the visitor's language once its file has loaded. */
export function FatalErrorView({ error }: { error: Error & { digest?: string } }) {
  const [{ language, texts, home }, setSpoken] = useState<{ language: Language; texts: FatalTexts; home: string }>({
    language: FALLBACK_LANGUAGE,
    texts: FALLBACK_WORDS,
    home: '/',
  });

  useEffect(() => {
    if (isChunkFailure(error) && reloadOnce()) return;
    const [, prefix, spelling] = /^\/([a-z]{2}-([a-z]{2}))(?:\/|$)/.exec(location.pathname) ?? [];
    const spoken = languageFromUrl(spelling ?? '');
    if (!prefix || !spoken) return;
    import(`@/messages/${spoken}/layout.json`).then(
      ({
        default: { fatal, error: errorTexts },
      }: {
        default: { fatal: Omit<FatalTexts, 'number'>; error: { number: string } };
      }) => setSpoken({ language: spoken, texts: { ...fatal, number: errorTexts.number }, home: `/${prefix}` }),
      () => undefined,
    );
  }, [error]);

  return (
    <html lang={language} dir={directionOf(language)}>
      <body>
        <title>{texts.title}</title>
        <main style={PAGE_STYLE}>
          <h1>{texts.title}</h1>
          <p>
            <a href={home}>{texts.home}</a>
          </p>
          {error.digest && <p>{texts.number.replace('{digest}', error.digest)}</p>}
        </main>
      </body>
    </html>
  );
}
