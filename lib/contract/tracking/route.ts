import * as z from 'zod';

/** A hub as labels print it. */
export const RouteHub = z.object({
  /** Letters that labels print, such as CAN. */
  code: z.string(),
  /** Name in the request's language. */
  name: z.string(),
});
export type RouteHub = z.infer<typeof RouteHub>;

/** First hub of a parcel in our network, and the hub nearest to its receiver. */
export const RouteView = z.object({ from: RouteHub, to: RouteHub });
export type RouteView = z.infer<typeof RouteView>;
