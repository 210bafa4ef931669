'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

export type Paper = 'a6' | 'a4';

/** Labels alone are printed, on the paper that was chosen; the browser's own print command prints the page. */
function printLabels(paper: Paper): void {
  const root = document.documentElement;
  root.dataset.paper = paper;
  addEventListener('afterprint', () => delete root.dataset.paper, { once: true });
  print();
}

export function PrintButtons() {
  const t = useTranslations('ship.done');
  return (
    <>
      <Button icon="print" onClick={() => printLabels('a6')}>
        {t('printA6')}
      </Button>
      <Button icon="print" onClick={() => printLabels('a4')}>
        {t('printA4')}
      </Button>
    </>
  );
}
