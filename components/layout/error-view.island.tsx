'use client';

import { useEffect } from 'react';
import { useErrorPage } from './error-page-provider.island';
import { isChunkFailure, reloadOnce } from './frame/chunk-reload';

/** The number under which the server's log has the error, or ''. */
function digestOf(error: unknown): string {
  return error instanceof Error && 'digest' in error ? String(error.digest) : '';
}

export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const page = useErrorPage();
  const digest = digestOf(error);

  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);

  if (!page) return null;
  const { look } = page;
  return (
    <div className={look.page} role="alert">
      <p className={look.status}>500</p>
      <h1 className={look.title}>{page.title}</h1>
      <p className={look.text}>{page.text}</p>
      <div className={look.actions}>
        <button type="button" className={look.primary} onClick={retry}>
          {page.retry}
        </button>
        <a href={page.homeHref} className={look.secondary}>
          {page.home}
        </a>
      </div>
      {digest && <p className={look.number}>{page.number.replace('{digest}', digest)}</p>}
    </div>
  );
}
