/** §2: the last week, the last month or the last three months. Apart from the schemas, which pages load only to check. */
export const ORDER_PERIODS = ['WEEK', 'MONTH', 'QUARTER'] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];
