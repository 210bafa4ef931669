import type { ReactNode } from 'react';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Returns the links in the label of an agreement (§5). The texts open in a new tab, so that typed values stay. */
export function agreementLinks(prefix: Prefix) {
  const linkTo = (href: string) =>
    function AgreementLink(text: ReactNode) {
      return (
        <a href={href} target="_blank" rel="noopener">
          {text}
        </a>
      );
    };
  return { terms: linkTo(paths.termsOfUse(prefix)), privacy: linkTo(paths.privacyPolicy(prefix)) };
}
