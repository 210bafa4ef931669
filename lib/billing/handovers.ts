/** §9: places where goods from China are handed over. */
export const HANDOVERS = ['guangzhou', 'hong-kong'] as const;
export type Handover = (typeof HANDOVERS)[number];
