import Link from 'next/link';
import { Container } from '@/components/ui/layout/container';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import indexStyles from '../market/index-view.module.css';
import { Logo } from '../../parts/logo';
import { NotFoundView } from './not-found-view';

/** Error page outside every market: in the fallback language, with a link to the choice of a market (§2). */
export function BareNotFoundView() {
  return (
    <>
      <header className={indexStyles.header} data-ground="ink">
        <Container>
          <div className={indexStyles.bar}>
            <Link href="/" prefetch={false} className={indexStyles.home}>
              <Logo />
            </Link>
          </div>
        </Container>
      </header>
      <main>
        <NotFoundView prefix={formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE })} home="/" />
      </main>
    </>
  );
}
