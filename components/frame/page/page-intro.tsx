import type { ReactNode } from 'react';
import type { LinkedPage } from '@/components/frame/header/navigation';
import { PageTrail } from '@/components/frame/page/page-trail';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/layout/container';
import { Scene, type SceneName } from '@/components/ui/content/scene';
import type { Prefix } from '@/lib/market/prefix';
import styles from './page-intro.module.css';

export interface PageIntroProps {
  prefix: Prefix;
  /** The page's name in menus, with which the trail ends. */
  page: LinkedPage;
  title: string;
  lead: string;
  /** Picture, if the page has one. Pages that this one links to have other pictures. */
  scene?: SceneName;
  /** True under the short alias, where the page begins behind a transparent header (§2). */
  transparent?: boolean;
  /** True on a page that begins with a list of tasks: the picture is low, so that the list is on the first screen. */
  low?: boolean;
  /** Shown in place of the picture, such as the answer of the page's main tool. An empty element shows the picture. */
  aside?: ReactNode;
  /** The page's main tool, such as a search box. */
  children?: ReactNode;
}

/** Renders the head of a page: its path, its one heading, and a picture of its subject. */
export function PageIntro({ prefix, page, title, lead, scene, low, transparent, aside, children }: PageIntroProps) {
  return (
    <section
      data-ground="ink"
      data-hero={transparent || undefined}
      className={classNames(styles.intro, low && styles.low)}
    >
      <Container>
        <PageTrail prefix={prefix} route={page} />
        <div className={styles.grid}>
          <div className={styles.texts}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
          {aside}
          {scene && <Scene name={scene} className={styles.scene} />}
        </div>
      </Container>
    </section>
  );
}

/** Renders the main link of a head, which fills its line on phones. */
export function IntroAction({ children }: { children: ReactNode }) {
  return <p className={styles.action}>{children}</p>;
}
