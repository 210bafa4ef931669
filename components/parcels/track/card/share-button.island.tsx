'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/client/copy-text';
import { toast } from '@/lib/client/api/toast';

/** Shares the page's link by the device's own dialog, or copies it if the device has no dialog. */
export function ShareButton({ path, text, label }: { path: string; text: string; label?: string }) {
  const t = useTranslations('track.query');

  async function share() {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet is not a failure.
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) toast('ok', t('linkCopied'));
    else toast('bad', t('copyFailed'));
  }

  return (
    <Button variant="quiet" size="small" icon="share" aria-label={label} onClick={() => void share()}>
      {text}
    </Button>
  );
}
