import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { loadCountries } from '@/app/[lang]/load-countries';
import { NeedsScripts } from '@/components/frame/errors/needs-scripts';
import { PersonalCentre } from '@/components/account/personal/personal-centre.island';
import { ClientMessages } from '@/components/frame/client-messages';
import { countryNames } from '@/lib/i18n/names/place-name';
import { placeTexts } from '@/components/parts/places/place-texts';
import { COUNTRIES } from '@/lib/market/country';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadDictionaryOptions } from '@/lib/server/web/load-dictionaries';

export async function generateMetadata() {
  const t = await getTranslations('account.personal');
  return pageMetadata({ route: 'user-opt-personal', title: t('title'), description: t('description') });
}

export default async function PersonalPage() {
  const { prefix, country, language } = await currentMarket();
  const choice = { country, language };
  const t = await getTranslations('account.personal');
  const [titles, countries, tShip, places, tCollections] = await Promise.all([
    loadDictionaryOptions(choice, 'APPELLATION'),
    loadCountries(choice),
    getTranslations('ship'),
    getTranslations('common.places'),
    getTranslations('collections.meta'),
  ]);
  const addressBook = {
    country,
    countryNames: countryNames(language, countries),
    placeTexts: placeTexts(tShip),
    provinceLabels: Object.fromEntries(['', ...COUNTRIES].map((code) => [code, places('province', { country: code })])),
  };
  return (
    <Section compact task>
      <Container>
        <SectionHeader level={1} title={t('title')} lead={t('description')} />
        <NeedsScripts prefix={prefix} />
        <ClientMessages namespaces={['account', 'passkeys', 'common']}>
          <PersonalCentre
            titles={titles}
            addressBook={addressBook}
            more={
              <Link href={paths.collections(prefix)} prefetch={false}>
                {tCollections('title')}
              </Link>
            }
          />
        </ClientMessages>
      </Container>
    </Section>
  );
}
