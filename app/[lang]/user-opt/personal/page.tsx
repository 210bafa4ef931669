import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { PersonalCentre } from '@/components/account/personal-centre.island';
import { ClientMessages } from '@/components/layout/client-messages';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { dictionaryOptions } from '@/lib/server/dictionary-options';

export async function generateMetadata() {
  const t = await getTranslations('account.personal');
  return pageMetadata({ route: 'user-opt-personal', title: t('title'), description: t('description') });
}

export default async function PersonalPage() {
  const choice = await currentMarket();
  const t = await getTranslations('account.personal');
  const titles = await dictionaryOptions(choice, 'APPELLATION');
  return (
    <Section compact>
      <Container>
        <SectionHeader level={1} title={t('title')} lead={t('description')} />
        <NeedsScripts />
        <ClientMessages namespaces={['account', 'errors', 'common']}>
          <PersonalCentre titles={titles} />
        </ClientMessages>
      </Container>
    </Section>
  );
}
