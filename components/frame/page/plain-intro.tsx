import type { LinkedPage } from '@/components/frame/header/navigation';
import { PageTrail } from '@/components/frame/page/page-trail';
import { Container } from '@/components/ui/layout/container';
import type { Prefix } from '@/lib/market/prefix';
import styles from './plain-intro.module.css';

export interface PlainIntroProps {
  prefix: Prefix;
  /** The page's name in menus, with which the trail ends. */
  page: LinkedPage;
  title: string;
  lead: string;
}

/** Renders the head of a page of facts: its path, its one heading and no picture. */
export function PlainIntro({ prefix, page, title, lead }: PlainIntroProps) {
  return (
    <header className={styles.header}>
      <Container>
        <PageTrail prefix={prefix} route={page} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </Container>
    </header>
  );
}
