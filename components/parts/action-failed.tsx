import { Notice, type NoticeProps } from '@/components/ui/status/notice';
import type { CallFailure } from '@/lib/http/call-failure';
import { useFailureText } from '@/lib/client/api/use-failure-text';

interface ActionFailedProps extends Pick<NoticeProps, 'title' | 'action' | 'children'> {
  failure: CallFailure | null;
}

/** Announces the failure of an action. Renders nothing without one. Needs the `common` namespace. */
export function ActionFailed({ failure, children, ...notice }: ActionFailedProps) {
  const failureText = useFailureText();
  return (
    failure && (
      <Notice tone="bad" live="assertive" {...notice}>
        <span>{failureText(failure)}</span>
        {children}
      </Notice>
    )
  );
}
