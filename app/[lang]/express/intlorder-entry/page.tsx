import { getTranslations } from 'next-intl/server';
import { loadShipData } from '@/app/[lang]/express/load-ship-data';
import { ShipPage } from '@/components/sending/wizard/entry/ship-page';
import { ShipWizard } from '@/components/sending/wizard/ship-wizard.island';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { MAX_PARCELS } from '@/lib/billing/constants';

export async function generateMetadata() {
  const t = await getTranslations('ship.international');
  return pageMetadata({
    route: 'express-intlorder-entry',
    title: t('title'),
    description: t('description', { parcels: MAX_PARCELS }),
  });
}

export default async function InternationalOrderPage() {
  const { country, language } = await currentMarket();
  const t = await getTranslations('ship.international');
  const { data, contact } = await loadShipData({ country, language }, country === 'CN' ? ['CN'] : ['CN', country]);
  return (
    <ShipPage prefix={data.prefix} title={t('title')} lead={t('lead')} contact={contact}>
      <ShipWizard kind="international" data={data} />
    </ShipPage>
  );
}
