/** A whole number, with the marks that part thousands. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** The two ends of a range on one line: `5–10`, one figure where both are the same. */
export function formatRange(least: number, most: number, locale: string): string {
  const [from, to] = [least, most].map((end) => formatNumber(end, locale));
  return least === most ? `${from}` : `${from}–\u2060${to}`;
}

/** In Arabic the word follows the last figure, and one and two are words of their own. */
function arabicDays(least: number, most: number, locale: string): string {
  const last = most === 2 ? 'يومي عمل' : `${most}\u00a0${most <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
  if (least === most) return most === 1 ? 'يوم عمل واحد' : most === 2 ? 'يوما عمل' : last;
  if (least === 1) return `يوم إلى ${last}`;
  if (least === 2) return `يومان إلى ${last}`;
  return `${formatRange(least, most, locale)}\u00a0${most <= 10 ? 'أيام عمل' : 'يوم عمل'}`;
}

/** How long something takes, as a heading or the value of a line says it: `5–10 working days`, `يوم إلى يومي عمل`. */
export function formatWorkingDays(least: number, most: number, locale: string): string {
  const { language } = new Intl.Locale(locale);
  if (language === 'ar') return arabicDays(least, most, locale);
  const range = formatRange(least, most, locale);
  if (language === 'zh') return `${range}\u00a0个工作日`;
  if (language === 'ur') return `${range}\u00a0کام کے دن`;
  if (language === 'tr') return `${range}\u00a0iş günü`;
  if (language === 'fr') return `${range}\u00a0${most < 2 ? 'jour ouvré' : 'jours ouvrés'}`;
  return `${range}\u00a0working ${most === 1 ? 'day' : 'days'}`;
}
