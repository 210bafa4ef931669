import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { IntroDrawing, type IntroDrawingName } from './intro-drawing';
import styles from './page-intro.module.css';

export interface PageIntroProps {
  prefix: Prefix;
  title: string;
  lead: string;
  drawing: IntroDrawingName;
  /** §2: under its short alias the page begins behind a transparent header. */
  transparent?: boolean;
  /** What the page is mostly used for, such as a search box. */
  children?: ReactNode;
}

/** The head of a page: where it stands, its one heading, and a drawing of what it is about. */
export function PageIntro({ prefix, title, lead, drawing, transparent, children }: PageIntroProps) {
  const t = useTranslations('support.trail');
  return (
    <section data-ground="ink" data-hero={transparent || undefined} className={styles.intro}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.texts}>
            <Breadcrumbs
              label={t('label')}
              crumbs={[{ label: t('home'), href: paths.home(prefix) }, { label: title }]}
            />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
          <IntroDrawing name={drawing} />
        </div>
      </Container>
    </section>
  );
}
