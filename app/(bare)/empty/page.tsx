import type { Metadata } from 'next';
import { Container } from '@/components/ui/container';
import { BRAND } from '@/lib/market/brand';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** §2: "An /empty path exists." It shows nothing but whose it is. */
export default function EmptyPage() {
  return (
    <main>
      <Container>
        <h1>{BRAND.name}</h1>
      </Container>
    </main>
  );
}
