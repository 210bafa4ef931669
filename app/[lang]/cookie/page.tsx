import { LegalDocumentPage, legalMetadata } from '../legal-pages';

export const generateMetadata = () => legalMetadata('cookie');

export default function CookiePolicyPage() {
  return <LegalDocumentPage document="cookie" />;
}
