import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Figures } from '@/components/parts/facts/figures';
import { Accordion } from '@/components/ui/content/accordion';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { docsOfCall } from '@/lib/contract/developers/docs-address';
import { type ApiAddresses, CONNECTIONS } from './connections';
import styles from './connect-section.module.css';

/** Lists the integrations. The calls of all but the first are folded. */
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
        <Accordion
          wide
          items={CONNECTIONS.map(({ key, icon, calls }, index) => ({
            key,
            title: (
              <span className={styles.connection}>
                <Icon name={icon} size={24} className={styles.icon} />
                <span className={styles.name}>{t(`${key}.name`)}</span>
                <span className={styles.text}>{t(`${key}.text`, figures)}</span>
              </span>
            ),
            content: (
              <div className={styles.groups}>
                {[true, false].map((isOpen) => (
                  <Calls
                    key={String(isOpen)}
                    names={calls.filter((name) => isOpen === (CALLS[name].auth !== 'user'))}
                    access={t(isOpen ? 'open' : 'session')}
                    root={new URL(base).pathname}
                    isDescribed={docs !== null}
                  />
                ))}
              </div>
            ),
            open: index === 0,
          }))}
        />
      </Container>
    </Section>
  );
}

interface CallsProps {
  names: readonly CallName[];
  /** Text that names the permission that these calls need. */
  access: string;
  root: string;
  isDescribed: boolean;
}

/** Lists calls that need the same permission. Renders nothing for an empty list. */
function Calls({ names, access, root, isDescribed }: CallsProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.group}>
      <ul role="list" className={styles.calls}>
        {names.map((name) => (
          <CallLine key={name} name={name} root={root} isDescribed={isDescribed} />
        ))}
      </ul>
      <p className={styles.auth}>{access}</p>
    </div>
  );
}

function CallLine({ name, root, isDescribed }: { name: CallName; root: string; isDescribed: boolean }) {
  const { method, path } = CALLS[name];
  const line = (
    <code dir="ltr" className={styles.code}>
      {method} <BreakablePath path={root.replace(/\/$/, '') + path} />
    </code>
  );
  return <li>{isDescribed ? <a href={docsOfCall(name)}>{line}</a> : line}</li>;
}

function BreakablePath({ path }: { path: string }) {
  return (path.match(/[^/]*\/|[^/]+$/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
