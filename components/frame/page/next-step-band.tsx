import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import styles from './next-step-band.module.css';

interface NextStepBandProps {
  title: string;
  text: string;
  href: string;
  label: string;
}

/** Renders the end of the page: its one next action. It is not printed. */
export function NextStepBand({ title, text, href, label }: NextStepBandProps) {
  return (
    <div data-print="hide">
      <Section ground="ink" labelledBy="next">
        <Container>
          <div className={styles.band}>
            <div className={styles.texts}>
              <h2 id="next">{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
            <Link href={href} prefetch={false} className={buttonClass({ variant: 'primary', size: 'large' })}>
              {label}
            </Link>
          </div>
        </Container>
      </Section>
    </div>
  );
}
