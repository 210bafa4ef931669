import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FORM_KINDS, FORM_LIFE_MINUTES, type FormKind } from '@/lib/contract/content/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './expired-form.module.css';
import { useFormTexts } from './use-form-texts';

const PAGE_OF: Record<FormKind, (prefix: Prefix) => string> = {
  franchise: paths.joinUs,
  enterprise: paths.businessCustomer,
  expert: paths.contactProficient,
  feedback: paths.contactUs,
};

/** An expired or unknown private page, with links to the forms. */
export function ExpiredForm({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('enquiry.expired');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text', { minutes: FORM_LIFE_MINUTES })}</p>
      <ul role="list" className={styles.forms}>
        {FORM_KINDS.map((kind) => (
          <li key={kind}>
            <FormLink kind={kind} prefix={prefix} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FormLink({ kind, prefix }: { kind: FormKind; prefix: Prefix }) {
  return (
    <Link href={PAGE_OF[kind](prefix)} prefetch={false} className={buttonClass()}>
      {useFormTexts(kind).title}
    </Link>
  );
}
