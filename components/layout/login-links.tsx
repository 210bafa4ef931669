import { buttonClass } from '@/components/ui/button-class';
import type { AccountMenuProps } from './account-texts';
import styles from './account-menu.module.css';

/** What the login dropdown holds until its form has come, and all it holds without scripts. */
export function LoginLinks({ links, texts }: AccountMenuProps) {
  return (
    <div className={styles.links}>
      <p className={styles.title}>{texts.title}</p>
      <a href={links.login} className={buttonClass({ variant: 'primary', block: true })}>
        {texts.submit}
      </a>
      <a href={links.forgot}>{texts.forgot}</a>
      <p>
        {texts.newHere} <a href={links.register}>{texts.register}</a>
      </p>
    </div>
  );
}
