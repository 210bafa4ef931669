'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RadioCards, type RadioCardsProps } from '@/components/ui/fields/radio-cards';
import { CYCLES } from '@/lib/orders/choices';
import type { Needs } from '@/lib/drafts/draft';
import styles from './needs-form.module.css';
import { useShipData, useWord } from '../ship-data.island';
import { DESTINATIONS } from '@/lib/market/country';

interface QuestionsProps {
  question: (name: keyof Needs) => Pick<RadioCardsProps, 'name' | 'value' | 'error' | 'onChange'>;
}

/** Renders the questions about the sender. `children`: further questions. */
export function SenderQuestions({ question, children }: QuestionsProps & { children?: ReactNode }) {
  const t = useTranslations('ship.needs');
  return (
    <section aria-labelledby="who-title" className={styles.part}>
      <h2 id="who-title" className={styles.title}>
        {t('whoTitle')}
      </h2>
      <RadioCards
        {...question('customerHistory')}
        legend={t('history')}
        options={[
          { value: 'new', label: t('newCustomer'), description: t('newCustomerText'), icon: 'user' },
          { value: 'regular', label: t('regularCustomer'), description: t('regularCustomerText'), icon: 'users' },
        ]}
      />
      <RadioCards
        {...question('customerType')}
        legend={t('type')}
        options={[
          { value: 'individual', label: t('individual'), description: t('individualText'), icon: 'home' },
          { value: 'business', label: t('business'), description: t('businessText'), icon: 'building' },
        ]}
      />
      {children}
    </section>
  );
}

/** Renders the questions about the delivery. `children`: further questions. */
export function DeliveryNeeds({ question, children }: QuestionsProps & { children?: ReactNode }) {
  const t = useTranslations('ship.needs');
  const { country, countryNames } = useShipData();
  const countryName = countryNames[country];
  return (
    <section aria-labelledby="needs-title" className={styles.part}>
      <h2 id="needs-title" className={styles.title}>
        {t('needsTitle')}
      </h2>
      <RadioCards
        {...question('kind')}
        legend={t('scope')}
        options={[
          {
            value: 'international',
            label: t('international'),
            description: t('internationalText', { destinations: DESTINATIONS.length }),
            icon: 'plane',
          },
          {
            value: 'domestic',
            label: t('domestic'),
            description: t('domesticText', { country: countryName, countryCode: country }),
            icon: 'truck',
          },
        ]}
      />
      {children}
    </section>
  );
}

/** Requests how often parcels are sent, and for regular shipments how many. */
export function FrequencyQuestion({ question }: QuestionsProps) {
  const t = useTranslations('ship.needs');
  const word = useWord();
  return (
    <>
      <RadioCards
        {...question('frequency')}
        legend={t('frequency')}
        options={[
          { value: 'single', label: t('single'), description: t('singleText'), icon: 'parcel' },
          { value: 'regular', label: t('transport'), description: t('transportText'), icon: 'calendar' },
        ]}
      />
      {question('frequency').value === 'regular' && (
        <RadioCards
          compact
          {...question('shippingVolume')}
          legend={t('volume')}
          options={CYCLES.map((code) => ({ value: code, label: word('CYCLE', code) }))}
        />
      )}
    </>
  );
}
