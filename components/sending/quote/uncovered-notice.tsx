import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/status/notice';
import type { UncoveredValue } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';

interface UncoveredNoticeProps {
  uncovered: readonly UncoveredValue[];
  /** Number of parcels in the shipment. */
  parcels: number;
  /** Address of the same price with protection; null if it is not offered. */
  href: string | null;
  /** Opens the field for the insured value, instead of a link. */
  onPress?: () => void;
}

/**
 * Warns of goods worth more than the compensation without price protection, and shows the cost of protection (§1, §9).
 */
export function UncoveredNotice({ uncovered, parcels, href, onPress }: UncoveredNoticeProps) {
  const t = useTranslations('quote.cover');
  const locale = useLocale();
  if (uncovered.length === 0) return null;
  const formatAmount = (amount: UncoveredValue['value']) => formatMoney(amount, locale);
  const link = href && (
    <a className={buttonClass({ size: 'small' })} href={href}>
      {t('add')}
    </a>
  );
  const button = onPress && uncovered.some(({ protection }) => protection) && (
    <Button size="small" onClick={onPress}>
      {t('add')}
    </Button>
  );
  return (
    <Notice tone="warn" title={t('title')} action={link ?? button}>
      {uncovered.map(({ parcel, value, covered, protection }) => (
        <p key={parcel}>
          <span>
            {t('text', {
              several: parcels > 1 ? 'yes' : 'no',
              number: parcel,
              value: formatAmount(value),
              covered: formatAmount(covered),
            })}
          </span>{' '}
          {protection && (
            <span>{t('price', { insured: formatAmount(protection.insured), fee: formatAmount(protection.fee) })}</span>
          )}
        </p>
      ))}
    </Notice>
  );
}
