'use client';

import { useEffect, useState } from 'react';
import { useErrorPage } from './error-page-provider.island';
import { isChunkFailure, reloadOnce } from '../effects/chunk-reload';

/** Number of repeated renderings that are left, so that a page that fails each time is not rendered without end. */
let renderingsLeft = 5;

interface Thrown {
  name?: string;
  /**
   * Kind of a failed call (§8). Only the message of a call is a sentence for visitors. Other messages are about our
   * code.
   */
  kind?: string;
  message?: string;
  /** Number under which the server logged the error. */
  digest?: string;
}

interface ErrorViewProps {
  error: unknown;
  /** Renders the page again. */
  reset: () => void;
  /** Requests the page from the server again. */
  retry: () => void;
}

export function ErrorView({ error, reset, retry }: ErrorViewProps) {
  const page = useErrorPage();
  const { name, kind, message, digest } = (error ?? {}) as Thrown;
  // Translation and extensions change the document. React then cannot find its nodes, but the page itself is correct,
  // so it is rendered again. React removes the failed page after this rendering, and its fields keep what was typed.
  const [fields] = useState(
    () => name === 'NotFoundError' && renderingsLeft > 0 && document.querySelectorAll<HTMLInputElement>('main [name]'),
  );

  useEffect(() => {
    if (fields) {
      renderingsLeft -= 1;
      reset();
      void import('../effects/lazy-parts').then(({ restoreTyped }) => restoreTyped(fields));
    } else if (isChunkFailure(error)) reloadOnce();
  }, [error, fields, reset]);

  if (!page || fields) return null;
  const { look } = page;
  return (
    <div className={look.page} role="alert">
      <p className={look.status}>500</p>
      <h1 className={look.title}>{(kind && message) || page.title}</h1>
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
