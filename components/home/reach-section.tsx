import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ContactWays } from '@/components/layout/contact-ways';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SectionHeader } from '@/components/ui/section-header';
import type { CountryView } from '@/lib/contract/countries';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** How to reach us in this market. */
export function ReachSection({ view, prefix }: { view: CountryView; prefix: Prefix }) {
  const t = useTranslations('home.reach');
  const links = useTranslations('layout.links');
  const support = (
    <Link href={paths.support(prefix)} prefetch={false} className={buttonClass()}>
      {t('support')}
    </Link>
  );
  return (
    <Section ground="wash" labelledBy="reach">
      <Container>
        <SectionHeader
          id="reach"
          title={t('title', { market: view.code, country: view.countryName })}
          action={support}
        />
        <ContactWays
          icons
          view={view}
          terms={{ phone: t('phone'), email: t('email'), hours: t('hours'), address: t('address') }}
        >
          <Link href={paths.locationMap(prefix)} prefetch={false}>
            {links('location-map')}
          </Link>
        </ContactWays>
      </Container>
    </Section>
  );
}
