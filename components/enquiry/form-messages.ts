import type { AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { FormKind } from '@/lib/contract/enquiry-forms';

/** What the scripts of a form say: whatever is passed lands in the HTML, so it is no more than that. */
export async function formMessages(kind: FormKind): Promise<AbstractIntlMessages> {
  const { enquiry, franchise, enterprise, ship, support, errors, common } = await getMessages();
  const { company, country, phone, email } = ship.party;
  const own = {
    franchise: { franchise: { form: franchise.form } },
    enterprise: { enterprise: { form: enterprise.form } },
    expert: { ship: { expert: ship.expert, party: { company, country, phone, email } } },
    feedback: { support: { feedback: support.feedback } },
  }[kind];
  const { failures, answers, forms } = common;
  return { ...own, enquiry, errors, common: { failures, answers, forms } } as unknown as AbstractIntlMessages;
}
