import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Logo } from '@/components/parts/logo';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Renders the page of the path /empty, with our name and a link to the index page (§2). */
export default function EmptyPage() {
  const t = useTranslations();
  return (
    <main>
      <Section compact>
        <Container>
          <h1>
            <Link href="/" prefetch={false}>
              <Logo />
            </Link>
          </h1>
          <p>{t('common.states.noContent')}</p>
          <p>
            <Link href="/" prefetch={false}>
              {t('layout.notFound.home')}
            </Link>
          </p>
        </Container>
      </Section>
    </main>
  );
}
