import { countryName } from '../words/country-name.ts'

/** Markets in which campaigns run, by ISO 3166. */
const MARKETS =
  'AE AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HK HU ID IE IL IN IT JP KE KR MA MX MY NG NL NO NZ PE PH PL PT RO SA SE SG SK TH TR TW UA US VN ZA'.split(
    ' ',
  )

const english = new Intl.DisplayNames('en', { type: 'region' })

export const marketName = (code: string): string => countryName({ code, name: english.of(code) ?? code })

/** All of them by name, for a select. */
export const marketOptions = () =>
  MARKETS.map((value) => ({ value, label: marketName(value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  )
