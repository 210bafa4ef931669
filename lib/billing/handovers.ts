/** Places where phones and tablets are brought. Their surcharge depends on the place (§9). */
export const HANDOVERS = ['guangzhou', 'hong-kong'] as const;
export type Handover = (typeof HANDOVERS)[number];
