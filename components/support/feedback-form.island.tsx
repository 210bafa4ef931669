'use client';

import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PhoneField } from '@/components/ui/phone-field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import { useUserStore } from '@/lib/client/stores/user';
import type { Country } from '@/lib/market/country';
import styles from './feedback-form.module.css';
import { FeedbackThanks } from './feedback-thanks.island';

export interface FeedbackFormProps extends MessageProps {
  locale: string;
  /** Of `support` the form's own, `errors`, and the failures of `common`. */
  messages: AbstractIntlMessages;
}

interface MessageProps {
  country: Country;
  offices: readonly SelectOption[];
  privacyHref: string;
}

/** Writes to an office (§2, customer feedback); a stored message is confirmed with its reference. */
export function FeedbackForm({ locale, messages, ...props }: FeedbackFormProps) {
  const [reference, setReference] = useState('');
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {reference ? (
        <FeedbackThanks reference={reference} onAgain={() => setReference('')} />
      ) : (
        <Message {...props} onSent={setReference} />
      )}
    </NextIntlClientProvider>
  );
}

function Message({ country, offices, privacyHref, onSent }: MessageProps & { onSent: (reference: string) => void }) {
  const t = useTranslations('support.feedback');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: () => import('@/lib/contract/enquiries').then((contract) => contract.FeedbackRequest),
    defaultValues: { name: '', countryCode: country, email: '', phone: '', waybillNo: '', message: '' },
    async send(message) {
      onSent((await api('saveCustomerFeedback', message, { quiet: true })).reference);
    },
  });
  usePrefill(form.getValues, form.setValue);

  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="write" className={styles.form}>
      <div className={styles.pair}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={80} required />
        <SelectField {...field('countryCode')} label={t('office')} options={offices} />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          required
        />
        <PhoneField {...field('phone')} label={t('phone')} note={t('optional')} maxLength={24} />
      </div>
      <TextField
        {...field('waybillNo')}
        label={t('waybill')}
        note={t('optional')}
        hint={t('waybillHint')}
        figures
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextArea {...field('message')} label={t('message')} hint={t('messageHint')} rows={6} maxLength={2000} required />
      {problem && (
        <Notice tone="bad" live="assertive" title={t('failed')}>
          {problem}
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {t('send')}
        </Button>
        <p className={styles.privacy}>{t.rich('privacy', { link: (text) => <a href={privacyHref}>{text}</a> })}</p>
      </div>
    </form>
  );
}

type Known = 'name' | 'email' | 'phone';

/** Who is logged in need not introduce themselves; what has been typed stays. */
function usePrefill(read: (name: Known) => string | undefined, write: (name: Known, value: string) => void): void {
  const user = useUserStore((state) => state.user);
  useEffect(() => {
    if (!user) return;
    const known: Record<Known, string> = {
      name: [user.firstName, user.familyName].filter(Boolean).join(' '),
      email: user.email ?? '',
      phone: user.phone ?? '',
    };
    for (const [name, value] of Object.entries(known) as [Known, string][]) {
      if (value && !read(name)) write(name, value);
    }
  }, [user, read, write]);
}
