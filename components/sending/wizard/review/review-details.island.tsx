'use client';

import { useTranslations } from 'next-intl';
import { useFieldItems } from '@/components/parts/facts/use-field-items';
import { DescriptionList, type DescriptionItem } from '@/components/ui/content/description-list';
import { handoverOf, isInternationalService } from '@/lib/orders/choices';
import { ORDER_FIELD_NAMES } from '@/lib/orders/fields';
import type { Draft, DraftValues } from '@/lib/drafts/draft';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { useBattery } from '../parcels/use-battery';
import { useWord } from '../ship-data.island';

/** Shows the details of the shipment. Empty details are left out. */
export function ReviewDetails({ draft }: { draft: Draft }) {
  const items = [...useService(draft), ...useSending(draft.values), ...useExtras(draft)];
  return <DescriptionList items={items} />;
}

function useService({ kind, values }: Draft): DescriptionItem[] {
  const t = useTranslations('ship');
  const word = useWord();
  const { service, goodsClass, importer } = values;
  const type = kind === 'international' ? 'INTL_GOODS_TYPE' : 'LOCAL_GOODS_TYPE';
  const isKnownService = service === 'local-standard' || isInternationalService(service);
  return [
    ...(isKnownService ? [{ key: 'service', term: t('summary.service'), value: t(`services.${service}.name`) }] : []),
    { key: 'goods', term: t('parcels.goodsClass'), value: word(type, goodsClass) },
    ...useBattery(kind === 'international' ? values.battery : null),
    ...(kind === 'international'
      ? [{ key: 'importer', term: t('importer.label'), value: t(`importer.${importer}`) }]
      : []),
  ];
}

function useSending(values: DraftValues): DescriptionItem[] {
  const t = useTranslations('ship');
  const word = useWord();
  const formatted = useDayFormat();
  const { sendingMode, pickupDate, pickupWindow, domesticTransferNo, service } = values;
  const term = t('sending.legend');
  if (sendingMode === 'PICKUP' && pickupDate !== '') {
    const day = formatted(pickupDate, 'full');
    const when = pickupWindow && word('PICKUP_TIME', pickupWindow);
    return [{ key: 'sending', term, value: [t('sending.pickup'), day, when].filter(Boolean).join(' · ') }];
  }
  const place = handoverOf(values) === 'hong-kong' ? 'hongKong' : 'guangzhou';
  const abroad = place === 'hongKong' ? t('handover.hong-kong') : t('sending.merchantAbroad');
  const brought = service === 'local-standard' ? t('sending.merchantHome') : abroad;
  return [
    ...(sendingMode === 'MERCHANT' ? [{ key: 'sending', term, value: brought }] : []),
    ...(domesticTransferNo
      ? [
          {
            key: 'courier',
            term: t('sending.courierNumber', { place }),
            value: <bdi dir="ltr">{domesticTransferNo}</bdi>,
          },
        ]
      : []),
  ];
}

function useExtras({ values }: Draft): DescriptionItem[] {
  const t = useTranslations('ship.extras');
  return [
    { key: 'delivery', term: t('deliveryPlace'), value: t(values.deliveryPlace) },
    ...useFieldItems(ORDER_FIELD_NAMES, values),
  ];
}
