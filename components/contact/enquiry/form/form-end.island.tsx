'use client';

import { use, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { FormSending } from './use-form-sending';

/** Error of the whole form, from the server that rendered it (`message`) or from the last submission. */
export function FormProblem({ title, message = '' }: { title: string; message?: string }) {
  const text = use(FormSending).problem || message;
  if (!text) return null;
  return (
    <Notice tone="bad" live="assertive" title={title}>
      {text}
    </Notice>
  );
}

export function SendButton({ children }: { children: ReactNode }) {
  const { busy } = use(FormSending);
  return (
    <Button type="submit" variant="primary" size="large" loading={busy}>
      {children}
    </Button>
  );
}
