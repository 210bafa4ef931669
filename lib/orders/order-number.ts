/** Returns the number of a whole order: its waybill, or the order number if it has several waybills. */
export function orderNumber({
  waybills,
  waybillNo,
  tradeNo,
}: {
  waybills: readonly unknown[];
  waybillNo: string;
  tradeNo: string;
}): string {
  return waybills.length > 1 ? tradeNo : waybillNo;
}
