import type { Side } from '../../domain/crosstab/crosstab-document.ts'
import { addPicks } from '../../domain/crosstab/line-changes.ts'
import { COLUMNS_MAX, ROWS_MAX } from '../../domain/crosstab/limits.ts'
import type { AddAs } from '../../domain/crosstab/lines-of-picks.ts'
import type { FramePick } from '../../domain/surveys/frame-pick.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'

/** Adds answers to a side and says how many lines came of them. */
export function useAddPicks() {
  const { portal } = useMiniApp()
  const { body, change } = useCrosstab()
  return (side: Side, as: AddAs, picks: readonly FramePick[]) => {
    const added = addPicks(body, { side, as, picks, newId: () => crypto.randomUUID() })
    if (added === 'full')
      return portal.notify({ kind: 'warning', text: words('full', { rows: ROWS_MAX, columns: COLUMNS_MAX }) })
    if (added.count === 0) return portal.announce(words('nothingToSplit'))
    change(added.changes)
    portal.announce(words('added', { count: added.count, side: words(side) }))
  }
}
