import { getTranslations } from 'next-intl/server';
import { loadFormChoices } from '@/app/[lang]/load-form-choices';
import { PageTrail } from '@/components/frame/page/page-trail';
import { ExpertView } from '@/components/sending/wizard/entry/expert-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('ship.expert');
  return pageMetadata({ route: 'express-contact-proficient', title: t('title'), description: t('description') });
}

export default async function ContactExpertPage() {
  const { prefix, ...choice } = await currentMarket();
  return (
    <>
      <PageTrail prefix={prefix} route="express-contact-proficient" unseen />
      <ExpertView prefix={prefix} choices={await loadFormChoices(choice)} />
    </>
  );
}
