import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { BRAND } from '@/lib/market/brand';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Introduces the company to job seekers. */
export function KnowUs({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('careers.more');
  return (
    <Section ground="ink" labelledBy="know-us">
      <Container>
        <SectionHeader
          id="know-us"
          title={t('title')}
          lead={t('text', { year: String(BRAND.founded) })}
          action={
            <Link href={paths.aboutUs(prefix)} prefetch={false} className={buttonClass({ size: 'large' })}>
              {t('about')}
            </Link>
          }
        />
      </Container>
    </Section>
  );
}
