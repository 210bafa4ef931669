import type { Metadata } from 'next';
import { Logo } from '@/components/layout/logo';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** §2: "An /empty path exists." It shows nothing but whose it is. */
export default function EmptyPage() {
  return (
    <main>
      <Section compact>
        <Container>
          <h1>
            <Logo />
          </h1>
        </Container>
      </Section>
    </main>
  );
}
