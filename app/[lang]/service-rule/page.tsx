import { LegalDocumentPage, legalMetadata } from '../legal-pages';

export const generateMetadata = () => legalMetadata('service-rule');

export default function ServiceRulePage() {
  return <LegalDocumentPage document="service-rule" />;
}
