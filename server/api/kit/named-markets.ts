import { COUNTRIES } from '../../../shell/config/countries.ts'
import { LANGUAGES } from '../../../shell/contract/words.ts'
import { folded, type MarketNames, marketNames } from '../../../miniapps/domain/contacts/search-terms.ts'

/** Names of countries in all languages take some milliseconds to make. */
let markets: MarketNames | undefined

/** Countries by what people call them, in every language of the portal. */
export const namedMarkets = (): MarketNames => (markets ??= marketNames(Object.keys(COUNTRIES), LANGUAGES))

/** `DE` for `germany`, `Deutschland` and `de`. */
export const marketNamed = (name: string): string | undefined => namedMarkets().get(folded(name))?.[0]
