/** The one place that names the company. Everything shown or sent takes the name from here. */
export const BRAND = {
  name: 'Dunia Express',
  founded: 2019,
  waybillPrefix: 'DX',
} as const;
