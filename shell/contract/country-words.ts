/** What people call a country besides its name; by its code. */
export const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  AE: 'UAE Dubai',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales',
  NL: 'Holland',
  TR: 'Turkey',
  US: 'USA America',
}
