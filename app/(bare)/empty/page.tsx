import type { Metadata } from 'next';
import Link from 'next/link';
import { Logo } from '@/components/parts/logo';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** §2: "An /empty path exists." It shows whose it is and leads to the index page. */
export default function EmptyPage() {
  return (
    <main>
      <Section compact>
        <Container>
          <h1>
            <Link href="/" prefetch={false}>
              <Logo />
            </Link>
          </h1>
        </Container>
      </Section>
    </main>
  );
}
