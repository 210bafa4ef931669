'use client';

import { useState, type ComponentProps, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { TermsAgreementProps } from './terms-agreement.island';

type Link = (text: ReactNode) => ReactNode;

interface AgreementCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** The sentence, with the two texts as links. */
  label: (links: { terms: Link; privacy: Link }) => ReactNode;
  termsHref: string;
  privacyHref: string;
  /** The terms were read and agreed to in the dialog: tick the box. */
  onAgree: () => void;
}

/** Another tab or window was asked for. */
const goesElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * §5: the agreement to be accepted before registering, sending or ordering. Its terms open in a dialog that is loaded by the first
 * press; without it, the link leads to their page. Needs the `legal.agreement` messages around it.
 */
export function AgreementCheckbox({ label, termsHref, privacyHref, onAgree, ...box }: AgreementCheckboxProps) {
  const [Terms, setTerms] = useState<ComponentType<TermsAgreementProps>>();
  const [open, setOpen] = useState(false);

  async function openTerms(event: MouseEvent) {
    if (goesElsewhere(event)) return;
    event.preventDefault();
    try {
      const { TermsAgreement } = await import('./terms-agreement.island');
      setTerms(() => TermsAgreement);
      setOpen(true);
    } catch {
      window.open(termsHref, '_blank', 'noopener');
    }
  }

  function agree() {
    onAgree();
    setOpen(false);
  }

  const elsewhere = { target: '_blank', rel: 'noopener' } as const;
  const terms: Link = (text) => (
    <a href={termsHref} {...elsewhere} aria-haspopup="dialog" onClick={(event) => void openTerms(event)}>
      {text}
    </a>
  );
  const privacy: Link = (text) => (
    <a href={privacyHref} {...elsewhere}>
      {text}
    </a>
  );
  return (
    <>
      <Checkbox {...box} label={label({ terms, privacy })} />
      {Terms && <Terms open={open} onAgree={agree} onClose={() => setOpen(false)} termsHref={termsHref} />}
    </>
  );
}
