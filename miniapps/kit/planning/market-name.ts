import { countryName } from '../words/country-name.ts'

/** Markets in which campaigns run, by ISO 3166. */
const MARKETS =
  'AEARATAUBEBGBRCACHCLCNCOCZDEDKEGESFIFRGBGRHKHUIDIEILINITJPKEKRMAMXMYNGNLNONZPEPHPLPTROSASESGSKTHTRTWUAUSVNZA'.match(
    /../g,
  )!

const english = new Intl.DisplayNames('en', { type: 'region' })

export const marketName = (code: string): string => countryName({ code, name: english.of(code) ?? code })

/** All of them by name, for a select. */
export const marketOptions = () =>
  MARKETS.map((value) => ({ value, label: marketName(value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  )
