import type { Dice } from './dice.ts'
import { countryOf } from './countries.ts'

export interface MarketGroup {
  name: string
  /** The first one gives the currency. */
  countries: readonly string[]
}

/** Advertisers run several countries as one market where one team does. */
const GROUPS: readonly MarketGroup[] = [
  { name: 'DACH', countries: ['DE', 'AT', 'CH'] },
  { name: 'Nordics', countries: ['SE', 'NO', 'DK', 'FI'] },
  { name: 'Benelux', countries: ['NL', 'BE', 'LU'] },
  { name: 'Iberia', countries: ['ES', 'PT'] },
  { name: 'Baltics', countries: ['EE', 'LV', 'LT'] },
  { name: 'UK and Ireland', countries: ['GB', 'IE'] },
  { name: 'Central Europe', countries: ['PL', 'CZ', 'HU', 'RO'] },
  { name: 'Andean', countries: ['CO', 'PE', 'CL'] },
  { name: 'Gulf', countries: ['AE', 'SA'] },
  { name: 'South-East Asia', countries: ['SG', 'MY', 'TH', 'ID', 'VN', 'PH'] },
  { name: 'Greater China', countries: ['CN', 'HK', 'TW'] },
  { name: 'North America', countries: ['US', 'CA'] },
]

const SINGLE = [
  'GB',
  'DE',
  'FR',
  'US',
  'IT',
  'ES',
  'PL',
  'NL',
  'BR',
  'MX',
  'AU',
  'JP',
  'IN',
  'CA',
  'ZA',
  'TR',
  'KR',
  'AR',
  'GR',
].concat(['SE', 'BE', 'PT', 'NZ', 'EG', 'KE', 'NG', 'CH', 'AT', 'CZ', 'DK', 'NO', 'FI', 'IE'])

export const oneCountry = (code: string): MarketGroup => ({ name: countryOf(code).name, countries: [code] })

/** Two to five markets that share no country. */
export function marketGroups(dice: Dice): MarketGroup[] {
  const wanted = dice.between(2, 5)
  const chosen: MarketGroup[] = []
  for (const group of dice.shuffled([...GROUPS, ...SINGLE.map(oneCountry)])) {
    const taken = chosen.some(({ countries }) => countries.some((code) => group.countries.includes(code)))
    if (!taken) chosen.push(group)
    if (chosen.length === wanted) break
  }
  return chosen
}

/** The sample default client has 19 markets, three of them only for tests; spec section 3. */
export const DEFAULT_CLIENT = {
  name: 'Norvane Consumer Goods',
  live: ['GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'SE', 'US', 'CA', 'BR', 'MX', 'AU', 'JP', 'IN', 'ZA'],
  test: ['BE', 'PT', 'RU'],
  products: ['Abelia Skin', 'Cavanna', 'Dorilla', 'Fjorda'],
}

/** First in the alphabet, in one country only: what somebody new to Choreograph starts with. */
export const DEFAULT_BRAND = { name: 'Abelia Hair', country: 'GB' }
