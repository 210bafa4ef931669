import { LegalDocumentPage, legalMetadata } from '../legal-pages';

export const generateMetadata = () => legalMetadata('privacy-policy');

export default function PrivacyPolicyPage() {
  return <LegalDocumentPage document="privacy-policy" />;
}
