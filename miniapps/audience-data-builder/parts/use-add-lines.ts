import type { Side } from '../../domain/crosstab/crosstab-document.ts'
import { addLine, addPicks } from '../../domain/crosstab/line-changes.ts'
import { COLUMNS_MAX, ROWS_MAX } from '../../domain/crosstab/limits.ts'
import type { AddAs } from '../../domain/crosstab/lines-of-picks.ts'
import type { FramePick } from '../../domain/surveys/frame-pick.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'

/** Adds answers or a published audience to a side, and says how many lines came of it. */
export function useAddLines() {
  const { portal } = useMiniApp()
  const { body, change } = useCrosstab()
  const newId = () => crypto.randomUUID()
  const add = (side: Side, added: ReturnType<typeof addLine>) => {
    if (added === 'full')
      return portal.notify({ kind: 'warning', text: words('full', { rows: ROWS_MAX, columns: COLUMNS_MAX }) })
    if (added.count === 0) return portal.announce(words('nothingToSplit'))
    change(added.changes)
    portal.announce(words('added', { count: added.count, side: words(side) }))
  }
  return {
    addPicks: (side: Side, as: AddAs, picks: readonly FramePick[]) =>
      add(side, addPicks(body, { side, as, picks, newId })),
    addAudience: (side: Side, title: string, rule: string) =>
      add(side, addLine(body, { title, rule, net: false }, { side, newId })),
  }
}
