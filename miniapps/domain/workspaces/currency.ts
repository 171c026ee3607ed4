/** What is known of a country. */
export interface CountryFacts {
  name: string
  currency: string
  /** 1 to 4, of the country table. */
  region: number
  /** The agency put its market there away: nothing new is made in it. */
  isArchived?: boolean
}

/** Spec section 3: the first country of the advertiser market decides, for every brand below it. */
export const currencyOf = (
  countries: readonly string[],
  known: ReadonlyMap<string, CountryFacts>,
): string | undefined => known.get(countries[0] ?? '')?.currency

/** The regions of a workspace's countries, each once, from the country table. */
export const regionsOf = (
  countries: readonly string[],
  known: ReadonlyMap<string, CountryFacts>,
): readonly number[] =>
  [...new Set(countries.flatMap((code) => known.get(code)?.region ?? []))].toSorted((a, b) => a - b)
