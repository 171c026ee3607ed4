import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

export const marketTitle = (market: string, { regionName }: Pick<Format, 'regionName'>): string =>
  market === ALL_MARKETS ? words('allMarkets') : regionName(market)
