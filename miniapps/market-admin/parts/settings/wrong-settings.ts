import * as v from 'valibot'
import { SETTING_CHECKS } from '../../../domain/markets/market-input.ts'
import type { MarketChanges, SettingKey } from '../../../domain/markets/market.ts'
import { SWITCHES } from '../../../domain/markets/switches.ts'
import { words } from './words/words.ts'

/** What cannot be saved, by setting, in words. */
export const wrongSettings = (changes: MarketChanges): ReadonlyMap<SettingKey, string> =>
  new Map(
    SWITCHES.flatMap(({ key, kind }) =>
      key in changes && !v.is(SETTING_CHECKS[key], changes[key])
        ? [[key, words(`wrong.${kind}`, { given: textOf(changes[key]) })] as const]
        : [],
    ),
  )

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
