import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/frame/page/page-trail';
import { loadShipData } from '@/app/[lang]/express/load-ship-data';
import { NeedsForm } from '@/components/sending/wizard/entry/needs-form.island';
import { ShipPage } from '@/components/sending/wizard/entry/ship-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';

export async function generateMetadata() {
  const t = await getTranslations('ship.presend');
  return pageMetadata({
    route: 'index-create-ship',
    title: t('title'),
    description: t('description', NETWORK_FIGURES),
  });
}

export default async function PresendPage() {
  const { prefix, country, language } = await currentMarket();
  const t = await getTranslations('ship.presend');
  const sheets = await getTranslations('sheets.meta');
  const { data, contact } = await loadShipData({ country, language }, []);
  return (
    <>
      <PageTrail prefix={prefix} route="index-create-ship" unseen />

      <ShipPage prefix={data.prefix} title={t('title')} lead={t('lead')} contact={contact}>
        <NeedsForm data={data} />
        <p>
          <Link href={paths.manyParcels(prefix)} prefetch={false}>
            {sheets('title')}
          </Link>
        </p>
      </ShipPage>
    </>
  );
}
