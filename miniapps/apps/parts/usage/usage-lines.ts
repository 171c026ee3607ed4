import type { AppUsage } from '../../../../shell/contract/catalogue.ts'
import type { MenuItem } from '../../../../shell/contract/layout.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import { titlesIn } from '../settings/arranged-apps.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** One app, and what is said of each week; undefined where people were few. */
export interface UsageLine {
  key: string
  title: string
  weeks: readonly ({ opened: number; people: number } | undefined)[]
}

/** Only apps of which something may be said; called as the menus call them. */
export function usageLines({ weeks, apps }: AppUsage, listed: readonly MenuItem[]): readonly UsageLine[] {
  const titles = titlesIn(listed)
  return [...new Set(apps.map(({ app }) => app))].map((key) => ({
    key,
    title: titles.get(key) ?? key,
    weeks: weeks.map((week) => apps.find((each) => each.app === key && each.week === week)),
  }))
}

/** Two columns for each week; what is not said is left empty. */
export const usageSheet = (weeks: readonly string[], lines: readonly UsageLine[]): Sheet => ({
  name: words('caption'),
  titleRows: 1,
  rows: [
    [
      kitWords('app'),
      ...weeks.flatMap((week) => [words('sheet.opened', { week }), words('sheet.people', { week })]),
    ],
    ...lines.map(({ title, weeks: own }) => [
      title,
      ...own.flatMap((said) => [said?.opened ?? null, said?.people ?? null]),
    ]),
  ],
})
