'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { SelectField } from '@/components/ui/fields/select-field';
import { MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { RECEIVER_CHANNELS } from '@/lib/orders/choices';
import { WizardFold } from '../wizard-fold.island';
import type { DraftForm } from '../drafts/use-draft-form';

/** Renders the choice of who is notified of the journey, how and in which language. By default both parties are. */
export function NotifyFields({ draftForm, country }: { draftForm: DraftForm; country: '' | Country }) {
  const t = useTranslations('ship.notify');
  const tReview = useTranslations('ship.review');
  const [channel, email] = useWatch({ control: draftForm.form.control, name: ['notify.receiver', 'receiver.email'] });
  const channels = RECEIVER_CHANNELS.filter((each) => each !== 'mail' || email !== '');
  const marketLanguage = country === '' ? 'en' : MARKETS[country].defaultLanguage;
  const languages = LANGUAGES.filter((language) => language !== marketLanguage);
  return (
    <WizardFold
      title={t('title')}
      summary={t(`channels.${channel}`)}
      action={tReview('change')}
      invalid={draftForm.errorOf('notify.receiver') !== undefined || draftForm.errorOf('notify.language') !== undefined}
    >
      <Checkbox {...draftForm.field('notify.sender')} label={t('sender')} hint={t('senderHint')} />
      <FormGrid>
        <Half>
          <SelectField
            {...draftForm.field('notify.receiver')}
            label={t('receiver')}
            hint={t('receiverHint')}
            options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
          />
        </Half>
        {channel !== 'none' && (
          <Half>
            <SelectField
              {...draftForm.field('notify.language')}
              label={t('language')}
              options={[
                { value: '', label: LANGUAGE_NAMES[marketLanguage] },
                ...languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
              ]}
            />
          </Half>
        )}
      </FormGrid>
    </WizardFold>
  );
}
