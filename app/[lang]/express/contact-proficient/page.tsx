import { getTranslations } from 'next-intl/server';
import { loadShipData } from '@/app/[lang]/express/load-ship-data';
import { ContactExpertForm } from '@/components/ship/contact-expert-form.island';
import { ShipPage } from '@/components/ship/ship-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/i18n/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ship.expert');
  return pageMetadata({ route: 'express-contact-proficient', title: t('title'), description: t('description') });
}

export default async function ContactExpertPage() {
  const { country, language } = await currentMarket();
  const t = await getTranslations('ship.expert');
  const { data, contact } = await loadShipData({ country, language }, []);
  return (
    <ShipPage title={t('title')} lead={t('lead')} contact={contact} enquiry>
      <ContactExpertForm data={data} />
    </ShipPage>
  );
}
