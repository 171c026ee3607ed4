import type { WorkspaceStatus } from '../../shell/contract/entities.ts'
import type { Dice } from './dice.ts'
import { DEFAULT_BRAND, DEFAULT_CLIENT, marketGroups, oneCountry } from './market-groups.ts'
import { productNames } from './product-names.ts'

export interface Advertiser {
  id: string
  name: string
  trade: string
  markets: AdvertiserMarket[]
  products: string[]
}

interface AdvertiserMarket {
  id: string
  name: string
  countries: readonly string[]
  status: WorkspaceStatus
}

/** One brand to be: a product of an advertiser in a country of one of its markets. */
export interface BrandPlan {
  advertiser: Advertiser
  market: AdvertiserMarket
  product: string
  country: string
}

/** Choreograph's first advertiser is the sample default client. */
export function advertisersOf(
  dice: Dice,
  agencyCode: string,
  companies: { name: string; trade: string }[],
  numbers: { advertiser: number; market: number },
): Advertiser[] {
  const products = productNames(dice, companies.length * 6)
  return companies.map(({ name, trade }, index) => {
    const id = `advertiser-${String(++numbers.advertiser).padStart(3, '0')}`
    const marketId = () => `advertiser-market-${String(++numbers.market).padStart(4, '0')}`
    if (agencyCode === 'choreograph' && index === 0) return defaultClient(id, marketId)
    const markets = marketGroups(dice).map((group) => ({ ...group, id: marketId(), status: 'LIVE' as const }))
    // The company's own name is its first brand.
    return { id, name, trade, markets, products: [name, ...products.splice(0, dice.between(2, 5))] }
  })
}

function defaultClient(id: string, marketId: () => string): Advertiser {
  const { name, live, test, products } = DEFAULT_CLIENT
  const markets = [...live, ...test].toSorted().map((code) => ({
    ...oneCountry(code),
    id: marketId(),
    status: test.includes(code) ? ('TEST' as const) : ('LIVE' as const),
  }))
  return { id, name, trade: 'Consumer Goods', markets, products: [...products] }
}

/** Takes from the advertisers in turn until there are `count` brands, so that nobody is left without. */
export function brandPlans(dice: Dice, advertisers: readonly Advertiser[], count: number): BrandPlan[] {
  const queues = advertisers.map((advertiser) => possibleBrands(dice, advertiser))
  const plans: BrandPlan[] = []
  while (plans.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const plan = queue.shift()
      if (plan && plans.length < count) plans.push(plan)
    }
  }
  if (plans.length < count)
    throw new Error(`The sample world has ${plans.length} brands where ${count} were wanted`)
  return plans
}

/** Every market once before any has a second brand. */
function possibleBrands(dice: Dice, advertiser: Advertiser): BrandPlan[] {
  const byProduct = advertiser.products.map((product) =>
    dice
      .shuffled(advertiser.markets)
      .flatMap((market) =>
        countriesOf(dice, market).map((country) => ({ advertiser, market, product, country })),
      ),
  )
  const home = advertiser.markets.find(({ countries }) => countries[0] === DEFAULT_BRAND.country)
  if (advertiser.name !== DEFAULT_CLIENT.name || !home) return byProduct.flat()
  return [
    { advertiser, market: home, product: DEFAULT_BRAND.name, country: DEFAULT_BRAND.country },
    ...byProduct.flat(),
  ]
}

/** The first country always, the others often. */
function countriesOf(dice: Dice, { countries }: AdvertiserMarket): string[] {
  return countries.filter((_, index) => index === 0 || dice.next() < 0.6)
}
