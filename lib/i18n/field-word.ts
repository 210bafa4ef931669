/** Returns the ICU selector of a form or request field for its error text: `street` of `receiver.street`, `goodsNameEn` of `parcels.0.goodsNameEn`. */
export function fieldWord(path: string): string {
  return path.split('.').findLast((part) => /^[A-Za-z]+$/.test(part)) ?? 'other';
}
