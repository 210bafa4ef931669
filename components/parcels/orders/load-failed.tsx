import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/status/empty-state';
import type { CallFailure } from '@/lib/http/call-failure';
import { useFailureText } from '@/lib/client/api/use-failure-text';

interface LoadFailedProps {
  title: string;
  failure: CallFailure;
  retry: () => void;
}

/** Shows that loading failed, with a button to retry. Needs the `common` namespace. */
export function LoadFailed({ title, failure, retry }: LoadFailedProps) {
  const t = useTranslations('common');
  const failureText = useFailureText();
  const { reference } = failure;
  const again = (
    <Button icon="refresh" onClick={retry}>
      {t('actions.retry')}
    </Button>
  );
  return (
    <EmptyState drawing="offline" title={title} action={again}>
      <p role="alert">{failureText(failure)}</p>
      {reference && <p>{t('reference', { reference })}</p>}
    </EmptyState>
  );
}
