/** The number a whole order goes by: its waybill, or the order number where it has several waybills. */
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
