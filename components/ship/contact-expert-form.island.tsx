'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { api } from '@/lib/client/api';
import { useContractForm } from '@/lib/client/forms/use-contract-form';
import type { FormValues } from '@/lib/contract/enquiry-forms';
import { restorePreSend, usePreSendStore } from '@/lib/client/stores/pre-send';
import { useUserStore } from '@/lib/client/stores/user';
import type { Country } from '@/lib/market/country';
import { loadExpertSchema } from './expert-schema';
import { ExpertFieldset } from './expert-fieldset.island';
import { ExpertThanks } from './expert-thanks.island';
import styles from './contact-expert-form.module.css';
import { ShipDataProvider } from './ship-data.island';
import type { ShipData } from './ship-data';

function emptyFields(country: Country): FormValues<'expert'> {
  const nothing = { name: '', company: '', phone: '', email: '', message: '', weightKg: '' };
  return { ...nothing, countryCode: country, contactWay: '', shipRequire: '', cycle: '', destinationCountry: '' };
}

/** §2: an expert answers what the wizard cannot take: heavy, frequent or unusual shipments. */
export function ContactExpertForm({ data }: { data: ShipData }) {
  const [reference, setReference] = useState('');
  return (
    <ShipDataProvider data={data}>
      {reference ? <ExpertThanks reference={reference} /> : <Enquiry country={data.country} onSent={setReference} />}
    </ShipDataProvider>
  );
}

function Enquiry({ country, onSent }: { country: Country; onSent: (reference: string) => void }) {
  const t = useTranslations('ship');
  const { form, field, submit, problem, busy } = useContractForm({
    schema: loadExpertSchema,
    defaultValues: emptyFields(country),
    async send(enquiry) {
      onSent((await api('saveContactExpert', enquiry, { quiet: true })).reference);
    },
  });
  usePrefill(form.getValues, form.setValue);
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <ExpertFieldset field={field} control={form.control} />
      {problem && (
        <Notice tone="bad" live="assertive" title={t('expert.failed')}>
          {problem}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" size="large" loading={busy}>
          {t('expert.send')}
        </Button>
      </div>
    </form>
  );
}

/** What the visitor has told us already: the wizard's answers, and who they are when logged in. */
function usePrefill(
  read: () => FormValues<'expert'>,
  write: (name: keyof FormValues<'expert'>, value: string) => void,
): void {
  const user = useUserStore((state) => state.user);
  const needs = usePreSendStore((state) => state.needs);
  useEffect(restorePreSend, []);
  useEffect(() => {
    const known: Partial<FormValues<'expert'>> = {
      shipRequire: needs.kind.toUpperCase(),
      cycle: needs.shippingVolume,
      name: [user?.firstName, user?.familyName].filter(Boolean).join(' '),
      company: user?.companyName ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
    };
    const typed = read();
    for (const [name, value] of Object.entries(known) as [keyof FormValues<'expert'>, string][]) {
      if (value !== '' && typed[name] === '') write(name, value);
    }
  }, [user, needs, read, write]);
}
