import { useLocale, useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { FactGrid } from '@/components/ui/content/fact-grid';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import { formatList } from '@/lib/i18n/format/format-range';

/** Shows a merchant's developer how to use keys safely. Error codes come from the contract. */
export function SecuritySection() {
  const t = useTranslations('access.security');
  const codes = formatList([HANDLED_ERRORS.keyRefused.code, HANDLED_ERRORS.keyScope.code].map(String), useLocale());
  return (
    <Section ground="wash" labelledBy="security">
      <Container>
        <SectionHeader id="security" title={t('title')} />
        <FactGrid
          facts={[
            { key: 'transport', label: t('transport.label'), value: 'HTTPS', text: t('transport.text') },
            { key: 'token', label: t('token.label'), value: 'Authorization: Bearer', text: t('token.text') },
            { key: 'end', label: t('end.label'), value: t('end.value', { codes }), text: t('end.text') },
            { key: 'once', label: t('once.label'), value: t('once.value'), text: t('once.text') },
          ]}
        />
      </Container>
    </Section>
  );
}
