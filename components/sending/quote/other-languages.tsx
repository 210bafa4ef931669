import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import styles from './quote-view.module.css';

/** A script passes typed values to the header's links. Without scripts these links do. */
export function OtherLanguages({ links }: { links: readonly { href: string; name: string; language: string }[] }) {
  const t = useTranslations('quote.answer');
  if (links.length === 0) return null;
  return (
    <noscript>
      <p className={styles.soft}>
        {t('languages')}{' '}
        {links.map(({ href, name, language }) => (
          <Fragment key={language}>
            <a href={href} lang={language} hrefLang={language}>
              {name}
            </a>{' '}
          </Fragment>
        ))}
      </p>
    </noscript>
  );
}
