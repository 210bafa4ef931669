/** Response of every call without `responseType: 'bytes'` (docs/decisions/api.md). */
export interface Envelope<T> {
  success: boolean;
  /** 0 on success, else one of ERRORS. */
  code: number;
  /** Message in the language of the `lang` header. */
  message: string;
  /** Null on failure. */
  data: T | null;
  errors?: InvalidField[];
}

export interface InvalidField {
  /** Dotted path into the request: `receiver.phone`, `parcels.0.weightKg`. */
  field: string;
  /** Localised sentence. */
  message: string;
}

export const SUCCESS_CODE = 0;
