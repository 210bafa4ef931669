import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import type { CallFailure } from '@/lib/http/call-failure';
import { useFailureText } from '@/lib/client/api/use-failure-text';

interface ReadFailedProps {
  title?: string;
  failure: CallFailure;
  retry: () => void;
}

/** Reports that a part of a page could not be loaded, with a button to retry. Needs the `common` namespace. */
export function ReadFailed({ title, failure, retry }: ReadFailedProps) {
  const t = useTranslations('common.actions');
  const failureText = useFailureText();
  const action = (
    <Button size="small" icon="refresh" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live="polite" title={title} action={action}>
      {failureText(failure)}
    </Notice>
  );
}
