/** The one definition of the company's name. All displayed and sent texts use it. */
export const BRAND = {
  name: 'Dunia Express',
  /** Name at the start of an SMS that would exceed `MAX_SMS_SEGMENTS` with the full name. */
  shortName: 'Dunia',
  founded: 2019,
  waybillPrefix: 'DX',
} as const;
