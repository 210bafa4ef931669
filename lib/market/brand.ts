/** The one definition of the company's name. All displayed and sent texts use it. */
export const BRAND = {
  name: 'Dunia Express',
  /** The name at the start of an SMS if the full name would need one more segment. */
  shortName: 'Dunia',
  founded: 2019,
  waybillPrefix: 'DX',
} as const;
