import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ErrorPageProvider } from './errors/error-page-provider.island';
import { Footer } from './footer/footer.island';
import { Frame } from './frame.island';
import { Header } from './header/header.island';
import { loadSiteFrameProps, type FramedMarket } from './load-site-frame-props';
import styles from './site-frame.module.css';

/** Layout: header, main area, footer, cookie consent, back-to-top, first-visit choice (§2). */
export async function SiteFrame({ children, ...framed }: FramedMarket & { children: ReactNode }) {
  const { toMain, toTop, header, errorPage, footer, frame } = await loadSiteFrameProps(framed);
  return (
    <div id="top" className={styles.frame}>
      <a href="#main" className="skip-link" data-print="hide">
        {toMain}
      </a>
      <Header {...header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorPageProvider page={errorPage}>{children}</ErrorPageProvider>
      </main>
      <Footer {...footer} />
      <BackToTop label={toTop} />
      <Frame {...frame} />
    </div>
  );
}

/**
 * Renders the back-to-top button, which appears beyond 400 px (§2). `followLinks` scrolls the page. The button is
 * hidden without scripts.
 */
function BackToTop({ label }: { label: string }) {
  return (
    <nav aria-label={label} data-print="hide">
      <a href="#top" data-back-to-top="" aria-label={label} title={label} className={styles.toTop}>
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
