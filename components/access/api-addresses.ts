export interface ApiAddresses {
  /** Absolute base address of the calls. */
  base: string;
  /** The reference for people and the one for machines; null where a gateway answers the calls. */
  docs: { people: string; machines: string } | null;
}
