import type { ReactNode } from 'react';
import type { LinkedPage } from '@/components/layout/navigation';
import { PageTrail } from '@/components/layout/page-trail';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import type { Prefix } from '@/lib/market/prefix';
import styles from './page-intro.module.css';

/** Our own drawings on one motif, an arc between two places. */
export const INTRO_DRAWINGS = [
  'support',
  'help',
  'contact',
  'company',
  'store',
  'platform',
  'solutions',
  'resolve',
  'careers',
  'franchise',
  'business',
] as const;
type IntroDrawing = (typeof INTRO_DRAWINGS)[number];

export interface PageIntroProps {
  prefix: Prefix;
  /** The page's name in menus; the trail ends with it. */
  page: LinkedPage;
  title: string;
  lead: string;
  drawing: IntroDrawing;
  /** §2: under its short alias the page begins behind a transparent header. */
  transparent?: boolean;
  /** What the page is mostly used for, such as a search box. */
  children?: ReactNode;
}

/** The head of a page: where it stands, its one heading, and a drawing of what it is about. */
export function PageIntro({ prefix, page, title, lead, drawing, transparent, children }: PageIntroProps) {
  return (
    <section data-ground="ink" data-hero={transparent || undefined} className={styles.intro}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.texts}>
            <PageTrail prefix={prefix} route={page} />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
          <Drawing
            file={`intro/${drawing}`}
            width={440}
            height={280}
            mirrored={drawing === 'solutions'}
            className={styles.drawing}
          />
        </div>
      </Container>
    </section>
  );
}
