import { LegalDocumentPage, legalMetadata } from '../legal-pages';

export const generateMetadata = () => legalMetadata('terms-of-use');

export default function TermsOfUsePage() {
  return <LegalDocumentPage document="terms-of-use" />;
}
