import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Figures } from '@/components/parts/facts/figures';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { docsOfCall } from '@/lib/contract/developers/docs-address';
import { type ApiAddresses, CONNECTIONS } from './connections';
import styles from './connect-section.module.css';

/** Shows the integrations, with the calls behind each. */
export function ConnectSection({ figures, api }: { figures: Figures; api: ApiAddresses }) {
  const t = useTranslations('access.connect');
  const { base, docs } = api;
  return (
    <Section labelledBy="connect">
      <Container>
        <SectionHeader
          id="connect"
          title={t('title')}
          lead={t('lead')}
          action={
            docs && (
              <span className={styles.documents}>
                <a href={docs.machines}>{t('openapi')}</a>
                <a href={docs.changes} hrefLang="en">
                  {t('changes')}
                </a>
              </span>
            )
          }
        />
        <ul role="list" className={styles.connections}>
          {CONNECTIONS.map(({ key, icon, calls }) => (
            <li key={key} className={styles.connection}>
              <div className={styles.texts}>
                <Icon name={icon} size={24} className={styles.icon} />
                <h3 className={styles.name}>{t(`${key}.name`)}</h3>
                <p className={styles.text}>{t(`${key}.text`, figures)}</p>
              </div>
              <ul role="list" className={styles.calls}>
                {calls.map((name) => (
                  <CallLine key={name} name={name} root={new URL(base).pathname} isDescribed={docs !== null} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function CallLine({ name, root, isDescribed }: { name: CallName; root: string; isDescribed: boolean }) {
  const t = useTranslations('access.connect');
  const { method, path, auth } = CALLS[name];
  const line = (
    <code dir="ltr" className={styles.code}>
      {method} <BreakablePath path={root.replace(/\/$/, '') + path} />
    </code>
  );
  return (
    <li className={styles.call}>
      <span>{isDescribed ? <a href={docsOfCall(name)}>{line}</a> : line}</span>
      <span className={styles.auth}>{t(auth === 'user' ? 'session' : 'open')}</span>
    </li>
  );
}

function BreakablePath({ path }: { path: string }) {
  return (path.match(/[^/]*\/|[^/]+$/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
