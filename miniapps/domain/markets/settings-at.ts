import type { MarketSettings, SettingChange } from './market.ts'

/** What `settingsAt` needs to know of a change. */
type Dated = Pick<SettingChange, 'key' | 'value' | 'from' | 'id'>

/** Of each setting the newest change that has begun at a moment; of two that begin together the later said one. */
export const settingsAt = (defaults: MarketSettings, changes: readonly Dated[], when: Date): MarketSettings =>
  Object.assign(
    { ...defaults },
    ...changes
      .filter(({ from }) => Date.parse(from) <= when.getTime())
      .toSorted(byBeginning)
      .map(({ key, value }) => ({ [key]: value })),
  ) as MarketSettings

const byBeginning = (a: Dated, b: Dated): number =>
  Date.parse(a.from) - Date.parse(b.from) || Number(a.id) - Number(b.id)

/** Whether two values of a setting say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
