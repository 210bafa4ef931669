'use client';

import { useEffect, useState } from 'react';
import { FALLBACK_LANGUAGE, directionOf, languageFromUrl, type Language } from '@/lib/market/language';
import { isChunkFailure, reloadOnce } from './frame/chunk-reload';

/** Set from the browser's script: a style sheet of its own would be fetched with every page. */
const LOOK = { maxWidth: '34rem', margin: '20dvh auto', padding: '0 1.5rem', fontFamily: 'system-ui, sans-serif' };

interface FatalTexts {
  title: string;
  home: string;
}

/** Complete without anything else being loaded, in the fallback language. */
const PLAIN: FatalTexts = { title: 'An error occurred while showing the error page', home: 'Go back to home' };

/** A document of its own: no layout, no messages. The visitor's language follows once its file has come. */
export function FatalErrorView({ error }: { error: unknown }) {
  const [{ language, texts, home }, setSpoken] = useState<{ language: Language; texts: FatalTexts; home: string }>({
    language: FALLBACK_LANGUAGE,
    texts: PLAIN,
    home: '/',
  });

  useEffect(() => {
    if (isChunkFailure(error) && reloadOnce()) return;
    const [, prefix, spelling] = /^\/([a-z]{2}-([a-z]{2}))(?:\/|$)/.exec(location.pathname) ?? [];
    const spoken = languageFromUrl(spelling ?? '');
    if (!prefix || !spoken) return;
    import(`@/messages/${spoken}/layout.json`).then(
      (messages: { default: { fatal: FatalTexts } }) =>
        setSpoken({ language: spoken, texts: messages.default.fatal, home: `/${prefix}` }),
      () => undefined,
    );
  }, [error]);

  return (
    <html lang={language} dir={directionOf(language)}>
      <body>
        <title>{texts.title}</title>
        <main style={LOOK}>
          <h1>{texts.title}</h1>
          <p>
            <a href={home}>{texts.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
