'use client';

import { useTranslations } from 'next-intl';
import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import {
  takeAgreementOnPage,
  followAgreements,
  isAgreementRecorded,
  recordAgreement,
} from '@/lib/client/session/terms-agreement';
import type { TermsAgreementProps } from './terms-agreement.island';

type LinkRenderer = (text: ReactNode) => ReactNode;

interface AgreementCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** Sentence that contains the two texts as links. */
  label: (links: { terms: LinkRenderer; privacy: LinkRenderer }) => ReactNode;
  /** `paths.termDialog` with the form as the return address. */
  termsHref: string;
  privacyHref: string;
  /** Called to tick the box after an agreement in the dialog or on the page of the terms. */
  onAgree: () => void;
}

/** Returns true for a press that opens another tab or window. */
const opensOtherTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Renders the checkbox for the agreement that registering, sending and ordering require (§4, §5). Its link opens the
 * terms in a dialog. Before an agreement in this tab the checkbox opens it too, because it can be ticked only after the
 * dialog's countdown. If the dialog cannot be opened, the page of the terms opens, and an agreement on that page
 * counts. Needs the `legal.agreement` messages.
 */
export function AgreementCheckbox({ label, termsHref, privacyHref, onAgree, ...box }: AgreementCheckboxProps) {
  const [Terms, setTerms] = useState<ComponentType<TermsAgreementProps>>();
  const [open, setOpen] = useState(false);
  const t = useTranslations('legal.agreement');

  const applyPageAgreement = useEffectEvent(() => {
    if (takeAgreementOnPage()) onAgree();
  });
  useEffect(() => {
    applyPageAgreement();
    return followAgreements();
  }, []);

  async function openTerms() {
    try {
      const { TermsAgreement } = await import('./terms-agreement.island');
      setTerms(() => TermsAgreement);
      setOpen(true);
    } catch {
      window.open(termsHref, '_blank', 'noopener');
    }
  }

  function handleTermsClick(event: MouseEvent) {
    if (opensOtherTab(event)) return;
    event.preventDefault();
    void openTerms();
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!event.target.checked || isAgreementRecorded()) return box.onChange?.(event);
    event.target.checked = false;
    void openTerms();
  }

  function agree() {
    recordAgreement();
    onAgree();
    setOpen(false);
  }

  const newTabProps = { target: '_blank', rel: 'noopener' } as const;
  const terms: LinkRenderer = (text) => (
    <a href={termsHref} {...newTabProps} aria-haspopup="dialog" onClick={handleTermsClick}>
      {text}
    </a>
  );
  const privacy: LinkRenderer = (text) => (
    <a href={privacyHref} {...newTabProps}>
      {text}
    </a>
  );
  return (
    <>
      <Checkbox
        hint={t('boxHint')}
        {...box}
        // Opening the dialog takes the focus from the box. This must not validate the box.
        onBlur={open ? undefined : box.onBlur}
        onChange={change}
        label={label({ terms, privacy })}
      />
      {Terms && <Terms open={open} onAgree={agree} onClose={() => setOpen(false)} termsHref={termsHref} />}
    </>
  );
}
