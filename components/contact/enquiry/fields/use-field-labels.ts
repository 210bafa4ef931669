import { useTranslations } from 'next-intl';
import { FORM_FIELDS, type FormField, type FormKind } from '@/lib/contract/content/enquiry-forms';

type Labels<Kind extends FormKind> = Record<FormField<Kind>, string>;

function useFranchiseLabels(): Labels<'franchise'> {
  const t = useTranslations('franchise.form');
  return {
    name: t('name'),
    countryCode: t('country'),
    phone: t('phone'),
    email: t('email'),
    state: t('state'),
    city: t('city'),
    remark: t('remark'),
    experienced: t('experienced'),
    company: t('company'),
    companyAddress: t('companyAddress'),
    contactWay: t('contactWay'),
    otherInformation: t('otherInformation'),
  };
}

function useEnterpriseLabels(): Labels<'enterprise'> {
  const t = useTranslations('enterprise.form');
  const shared = useTranslations('enquiry.fields');
  return {
    company: t('company'),
    name: t('name'),
    countryCode: t('country'),
    phone: t('phone'),
    email: t('email'),
    contactWay: t('contactWay'),
    cycle: t('cycle'),
    shipments: t('shipments'),
    weightKg: shared('weight'),
    goods: t('goods'),
    destinations: t('destinations'),
    message: t('message'),
  };
}

function useExpertLabels(): Labels<'expert'> {
  const t = useTranslations('ship');
  const shared = useTranslations('enquiry.fields');
  return {
    name: t('expert.name'),
    company: t('party.company'),
    countryCode: t('party.country'),
    phone: t('party.phone'),
    email: t('party.email'),
    contactWay: t('expert.contactWay'),
    shipRequire: t('expert.shipRequire'),
    cycle: t('expert.cycle'),
    destinationCountry: t('expert.destination'),
    weightKg: shared('weight'),
    message: t('expert.message'),
  };
}

function useFeedbackLabels(): Labels<'feedback'> {
  const t = useTranslations('support.feedback');
  return {
    name: t('name'),
    countryCode: t('office'),
    email: t('email'),
    phone: t('phone'),
    waybillNo: t('waybill'),
    message: t('message'),
  };
}

const LABELS: Record<FormKind, () => Record<string, string>> = {
  franchise: useFranchiseLabels,
  enterprise: useEnterpriseLabels,
  expert: useExpertLabels,
  feedback: useFeedbackLabels,
};

/** Returns the labels of a form's fields, in order. */
export function useFieldLabels(kind: FormKind): { field: string; label: string }[] {
  const labels = LABELS[kind]();
  return FORM_FIELDS[kind].map((field) => ({ field, label: labels[field]! }));
}
