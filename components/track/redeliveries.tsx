import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { RedeliveryView } from '@/lib/contract/tracking';
import { formatMoney } from '@/lib/i18n/format-money';

/** §9: deliveries that cost a fee, on the parcel; nothing while all were free. */
export function Redeliveries({ items = [] }: { items: readonly RedeliveryView[] | undefined }) {
  const t = useTranslations('track.card');
  const format = useFormatter();
  const locale = useLocale();
  return items.map(({ attempt, on, amount, payer }) => {
    // A day of the calendar, the same in every zone.
    const day = format.dateTime(new Date(`${on}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
    return (
      <Notice key={attempt} tone="warn">
        {t('redelivery', { attempt, day, amount: formatMoney(amount, locale), payer })}
      </Notice>
    );
  });
}
