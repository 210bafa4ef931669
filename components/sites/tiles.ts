/** A tile server of the operator's choice, drawn over our own land. */
export interface MapTiles {
  /** `https://host/{z}/{x}/{y}.png` */
  url: string;
  /** Whose map it is, as its licence wants it said. */
  attribution: string;
}
