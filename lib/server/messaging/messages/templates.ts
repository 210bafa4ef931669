import 'server-only';
import type { Channel } from '../../platform/ports/channel';

const ENQUIRY_ARGUMENTS = ['reference', 'country', 'phone', 'email', 'name'] as const;
const SMS_TEMPLATES = {
  passwordChanged: [],
  phoneChanged: [],
  passkeyAdded: [],
  passkeyRemoved: [],
  apiKeyCreated: [],
  accountClosed: [],
  parcelNotice: ['what', 'link'],
  instructionKept: ['waybill', 'choice', 'link'],
  sheetBooked: ['orders', 'link'],
  payoutMade: ['amount', 'day', 'link'],
} as const;

/**
 * Templates of messages in the outbox, with the arguments of each. The texts are in `server.json`. The brand is added.
 */
export const TEMPLATES = {
  mail: {
    passwordChanged: [],
    phoneChanged: [],
    passkeyAdded: [],
    passkeyRemoved: [],
    apiKeyCreated: [],
    accountClosed: [],
    webhookOff: ['url', 'days', 'failingDays'],
    franchiseEnquiry: [
      ...ENQUIRY_ARGUMENTS,
      'contactWay',
      'state',
      'city',
      'experienced',
      'company',
      'companyAddress',
      'remark',
      'otherInformation',
    ],
    enterpriseEnquiry: [
      ...ENQUIRY_ARGUMENTS,
      'message',
      'company',
      'contactWay',
      'cycle',
      'shipments',
      'weight',
      'goods',
      'destinations',
    ],
    expertEnquiry: [
      ...ENQUIRY_ARGUMENTS,
      'message',
      'company',
      'contactWay',
      'shipRequire',
      'cycle',
      'destination',
      'weight',
    ],
    feedbackEnquiry: [...ENQUIRY_ARGUMENTS, 'message', 'waybillNo'],
    claimEnquiry: ['reference', 'waybill', 'order', 'kind', 'amount', 'contact', 'message'],
    caseOpened: ['reference', 'waybill', 'order', 'attempt', 'day', 'message'],
    enquiryConfirmation: ['kind', 'reference', 'address', 'phone'],
    feedbackConfirmation: ['reference', 'day', 'address', 'phone'],
    feedbackAnswer: ['reference', 'answer', 'address', 'phone'],
    payoutMade: ['amount', 'day', 'parcels', 'payout', 'reference', 'link'],
    claim: ['subject', 'what', 'reference', 'link'],
    parcelNotice: [
      'route',
      'from',
      'to',
      'subject',
      'title',
      'label',
      'number',
      'reference',
      'expected',
      'days',
      'what',
      'details',
      'handOver',
      'payment',
      'amount',
      'act',
      'link',
      'note',
    ],
    instructionKept: ['waybill', 'choice', 'link'],
    sheetBooked: ['orders', 'price', 'handOver', 'payment', 'link'],
  },
  sms: SMS_TEMPLATES,
  /** Approved templates have the arguments of the SMS. */
  whatsapp: SMS_TEMPLATES,
} as const satisfies Record<Channel, Record<string, readonly string[]>>;

type Templates = typeof TEMPLATES;

/** Arguments of a template: all of them and no others. */
export type TemplateValues<On extends Channel, Template extends keyof Templates[On]> = Record<
  Extract<Templates[On][Template], readonly string[]>[number],
  string | number
>;

interface TextOf<On extends Channel, Template extends keyof Templates[On]> {
  channel: On;
  template: Template;
  values: TemplateValues<On, Template>;
}

type Writers = {
  [On in Channel]: {
    [Template in keyof Templates[On]]: (values: TemplateValues<On, Template>) => TextOf<On, Template>;
  };
};

/** A channel, one of its templates and the template's arguments. */
export type MessageText = {
  [On in Channel]: { [Template in keyof Templates[On]]: TextOf<On, Template> }[keyof Templates[On]];
}[Channel];

function writers<On extends Channel>(channel: On): Writers[On] {
  const write = (template: string) => [template, (values: unknown) => ({ channel, template, values })] as const;
  return Object.fromEntries(Object.keys(TEMPLATES[channel]).map(write)) as Writers[On]; // one for each template
}

/**
 * A function for each template: `MESSAGE_WRITERS.mail.webhookOff({ url, days, failingDays })`. A missing argument does
 * not compile.
 */
export const MESSAGE_WRITERS: Writers = { mail: writers('mail'), sms: writers('sms'), whatsapp: writers('whatsapp') };
