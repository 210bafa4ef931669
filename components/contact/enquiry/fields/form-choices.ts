import type { SelectOption } from '@/components/ui/fields/select-field';
import type { Country } from '@/lib/market/country';

/** Options of the forms in the market's language. */
export interface FormChoices {
  /** All markets. A form that asks for an office preselects the visitor's own. */
  countries: readonly SelectOption[];
  contactWays: readonly SelectOption[];
  shipRequires: readonly SelectOption[];
  cycles: readonly SelectOption[];
  /** The country whose regions come with the page. */
  country: Country;
  regions: readonly { code: string; name: string }[];
}
