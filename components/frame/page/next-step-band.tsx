import Link from 'next/link';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import styles from './next-step-band.module.css';

interface NextStepBandProps {
  title: string;
  text: string;
  href: string;
  label: string;
}

/**
 * Renders the end of the page: its next step, as a link. The main action is at the top of the page. The band is not
 * printed.
 */
export function NextStepBand({ title, text, href, label }: NextStepBandProps) {
  return (
    <div data-print="hide" className={styles.edge}>
      <Section ground="wash" labelledBy="next">
        <Container className={styles.band}>
          <div className={styles.texts}>
            <h2 id="next" className={styles.title}>
              {title}
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
          <Link href={href} prefetch={false} className={styles.link}>
            {label}
            <Icon name="arrow-forward" />
          </Link>
        </Container>
      </Section>
    </div>
  );
}
