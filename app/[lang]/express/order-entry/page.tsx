import { getLocale, getTranslations } from 'next-intl/server';
import { loadShipData } from '@/app/[lang]/express/load-ship-data';
import { ShipPage } from '@/components/sending/wizard/entry/ship-page';
import { ShipWizard } from '@/components/sending/wizard/ship-wizard.island';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { formatServiceDays } from '@/lib/i18n/format/format-service';

export async function generateMetadata() {
  const t = await getTranslations('ship.domestic');
  return pageMetadata({ route: 'express-order-entry', title: t('title'), description: t('description') });
}

export default async function DomesticOrderPage() {
  const { country, language } = await currentMarket();
  const t = await getTranslations('ship.domestic');
  const { data, contact } = await loadShipData({ country, language }, [country]);
  const locale = await getLocale();
  const days = formatServiceDays('local-standard', locale);
  return (
    <ShipPage prefix={data.prefix} title={t('title')} lead={t('lead', { days })} contact={contact}>
      <ShipWizard kind="domestic" data={data} />
    </ShipPage>
  );
}
