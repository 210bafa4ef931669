'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import type { FormSetting } from './form-setting';
import { ThanksPanel, type ThanksPanelProps } from './thanks-panel';

interface SentOrFormProps {
  kind: FormKind;
  setting: FormSetting;
  /** A second one is as likely as the first. */
  repeatable?: boolean;
  form: (onSent: (reference: string) => void) => ReactNode;
}

/** A form until it is sent, then its reference. */
export function SentOrForm({ kind, setting, repeatable, form }: SentOrFormProps) {
  const [reference, setReference] = useState('');
  const { locale, messages, prefix } = setting;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {reference ? (
        <Thanks
          kind={kind}
          // Elsewhere the form stands under a heading of its own.
          level={kind === 'expert' ? 2 : 3}
          reference={reference}
          prefix={prefix}
          action={repeatable && <Again onAgain={() => setReference('')} />}
        />
      ) : (
        form(setReference)
      )}
    </NextIntlClientProvider>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('enquiry.thanks');
  return <Button onClick={onAgain}>{t('again')}</Button>;
}

function Thanks(props: ThanksPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <ThanksPanel {...props} headingRef={heading} />;
}
