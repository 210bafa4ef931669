'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';
import { whenIdle } from '@/components/frame/effects/idle-prefetch';
import { paths } from '@/lib/routing/paths';
import { storeForOffline } from '../results/store-for-offline';
import { TrackForm } from './track-form.island';
import { showsRows, needsHelp, parcelsIn } from './track-search';
import type { UnlockedDetails } from '../card/unlock-details.island';
import { useTrackSearch, type FirstSearch } from './use-track-search';
import styles from './track-panel.module.css';

/** Rendered by the server if the address has numbers; otherwise loaded with the first search (use-track-search.ts). */
const TrackResults = dynamic(() => import('../results/track-results.island').then((part) => part.TrackResults));

export interface TrackDeskProps {
  prefix: Prefix;
  /** Initial text of the field. */
  text: string;
  example: string;
  /** The server's result for the numbers in the address. */
  first: FirstSearch;
  /** A waybill whose details were requested by the plain form. */
  unlocked: UnlockedDetails | null;
  countryNames: Readonly<Record<Country, string>>;
  /** Phone numbers of the market, joined by '/'; absent if they could not be loaded. */
  contact: string | undefined;
  supportHref: string;
  /** Shown where the numbers need an explanation. */
  children: ReactNode;
}

/** Renders the search and its results. The server renders the results of the address. Later searches need no reload. */
export function TrackPanel(props: TrackDeskProps) {
  const { prefix, text, example, first, unlocked, countryNames, contact, supportHref, children } = props;
  const t = useTranslations('track');
  const { view, refusal, search, retry } = useTrackSearch(prefix, first);
  const results = useRef<HTMLDivElement>(null);
  const hasSearched = useRef(false);

  useEffect(() => {
    // The focus moves only after the visitor's own search. A page that opens with results does not move it.
    if (!hasSearched.current || view.kind === 'loading') return;
    hasSearched.current = false;
    results.current?.focus();
  }, [view]);

  // For a parcel that was found, the search is folded above the result: on narrow pages for one parcel, on all pages
  // for many. A number that was not found stays in sight, so that it can be corrected.
  const foundView = view.kind === 'found' && !refusal ? view : null;
  const hasMany = foundView !== null && showsRows(foundView.outcome);
  const isFolded = hasMany || (foundView !== null && parcelsIn(foundView.outcome).length > 0);
  const foundSearch = view.kind === 'found' ? view : null;
  useEffect(() => {
    if (!foundSearch) return undefined;
    // If storing fails, nothing is lost that was stored before.
    return whenIdle(() => void storeForOffline(prefix, foundSearch === first.view).catch(() => undefined));
  }, [foundSearch, first.view, prefix]);

  function searchFor(list: string): boolean {
    hasSearched.current = search(list);
    return hasSearched.current;
  }

  function tryAgain() {
    hasSearched.current = true;
    retry();
  }

  return (
    <div className={hasMany ? styles.many : styles.desk}>
      <details open={!isFolded} className={styles.form}>
        <summary hidden={!isFolded} className={styles.another}>
          <span>{hasMany ? t('form.change', { count: foundView.numbers.length }) : t('form.another')}</span>
          <Icon name="chevron-down" size={16} />
        </summary>
        <Card raised>
          <TrackForm
            action={paths.track(prefix)}
            text={text}
            example={example}
            refusal={refusal}
            busy={view.kind === 'loading'}
            onSearch={searchFor}
          />
        </Card>
      </details>
      <div ref={results} tabIndex={-1} className={styles.results}>
        {view.kind === 'loading' && (
          <Skeleton
            label={t('loading', { count: view.numbers.length })}
            shape="card"
            lines={Math.min(view.numbers.length, 3)}
          />
        )}
        {view.kind === 'failed' && (
          <Notice
            tone="bad"
            title={t('failed.title')}
            live="assertive"
            action={
              <form
                action={paths.track(prefix)}
                method="get"
                onSubmit={(event) => (event.preventDefault(), tryAgain())}
              >
                <input type="hidden" name="no" value={text} />
                <Button type="submit" icon="refresh">
                  {t('failed.retry')}
                </Button>
              </form>
            }
          >
            <span>{t('failed.text')}</span>
            {view.reference && <span> {t('failed.reference', { reference: view.reference })}</span>}
          </Notice>
        )}
        {view.kind === 'found' && (
          <TrackResults
            prefix={prefix}
            numbers={view.numbers}
            outcome={view.outcome}
            before={view.before}
            at={view.at}
            unlocked={unlocked}
            countryNames={countryNames}
            contact={contact}
            supportHref={supportHref}
            example={example}
          />
        )}
        {needsHelp(view) && children}
      </div>
    </div>
  );
}
