import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { PASSWORD_LENGTH } from '@/lib/market/limits';
import { formatRange } from '@/lib/i18n/format/format-range';
import styles from './password-rule.module.css';

const RULE_PARTS = [
  {
    name: 'length',
    accepts: (plain: string) => plain.length >= PASSWORD_LENGTH.min && plain.length <= PASSWORD_LENGTH.max,
  },
  { name: 'upper', accepts: (plain: string) => /\p{Lu}/u.test(plain) },
  { name: 'lower', accepts: (plain: string) => /\p{Ll}/u.test(plain) },
  { name: 'digit', accepts: (plain: string) => /\p{Nd}/u.test(plain) },
  { name: 'special', accepts: (plain: string) => /[^\p{L}\p{N}\s]/u.test(plain) },
] as const;

/** Shows each part of the password rule (§5) and whether it is met. The schema decides. */
export function PasswordRule({ id, plain }: { id: string; plain: string }) {
  const t = useTranslations('account.passwordRule');
  const range = formatRange(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max, useLocale());
  return (
    // The list has no label of its own: screen readers would read only the label of a list that describes a field.
    <div id={id}>
      <VisuallyHidden>{t('title')}</VisuallyHidden>
      <ul role="list" className={styles.list}>
        {RULE_PARTS.map(({ name, accepts }) => {
          const isMet = accepts(plain);
          return (
            <li key={name} className={isMet ? styles.met : undefined}>
              <Icon name={isMet ? 'check' : 'minus'} size={16} />
              <span>{t(name, { range })}</span>
              <VisuallyHidden>{isMet ? t('met') : t('open')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
