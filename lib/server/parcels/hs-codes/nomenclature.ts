import 'server-only';
import type { CalendarDate } from '@/lib/time/calendar-date';

/**
 * The edition of the nomenclature that contains the subheadings in `names`. The codes are facts of the source, the
 * names are our own. The next edition needs its own codes: after `validTo` nothing is suggested.
 */
export const HS_NOMENCLATURE = {
  edition: 'HS 2022',
  validFrom: '2022-01-01' as CalendarDate,
  validTo: '2027-12-31' as CalendarDate,
  source: {
    text: 'World Customs Organization, HS Nomenclature 2022 edition; every code compared with the list of subheadings in UN Comtrade',
    url: 'https://www.wcoomd.org/en/topics/nomenclature/instrument-and-tools/hs-nomenclature-2022-edition.aspx',
  },
  /** Day on which the codes were last compared with the source. */
  checkedOn: '2026-11-29' as CalendarDate,
} as const;

/** Returns true if the edition applies on a day. */
export const isNomenclatureValid = (day: CalendarDate): boolean =>
  HS_NOMENCLATURE.validFrom <= day && day <= HS_NOMENCLATURE.validTo;
