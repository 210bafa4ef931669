/** Places where goods from China are handed over (§9). */
export const HANDOVERS = ['guangzhou', 'hong-kong'] as const;
export type Handover = (typeof HANDOVERS)[number];
