declare module 'open-location-code' {
  /** https://github.com/google/open-location-code, version 1.0. Codes are in upper case, positions in degrees. */
  export class OpenLocationCode {
    encode(latitude: number, longitude: number): string;
    isFull(code: string): boolean;
    isShort(code: string): boolean;
  }
}
