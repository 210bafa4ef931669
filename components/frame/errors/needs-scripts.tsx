import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Links to the account's pages that work without scripts, with a login by code. */
export function NeedsScripts({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('account');
  return (
    <noscript>
      <Notice tone="warn">
        {t.rich('withoutScripts', { link: (text) => <a href={paths.basicLogin(prefix)}>{text}</a> })}
      </Notice>
    </noscript>
  );
}
