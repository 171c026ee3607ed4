import type { SettingValue } from '../../../domain/markets/market.ts'
import type { MarketSwitch } from '../../../domain/markets/switches.ts'
import { words } from './words/words.ts'

/** Why a setting cannot be saved so. */
export const wrongText = ({ kind }: MarketSwitch, value: SettingValue | undefined): string =>
  words(`wrong.${kind}`, { given: typeof value === 'string' ? value : '' })
