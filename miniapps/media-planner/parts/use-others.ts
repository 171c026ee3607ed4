import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { LINES } from '../../domain/plans/plan-line.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { CellPerson } from '../../kit/grid/cells/cell-marks.ts'

/** Other people who have the plan open, and the cells in which they are. */
export function useOthers(): readonly CellPerson[] {
  const { document } = useOpenFields()
  const me = useMiniApp().context.user?.id
  const people = useStore(document.$people)
  return useMemo(
    () =>
      people.flatMap(({ id, name, at = '' }): CellPerson[] => {
        const [of, rowKey, ...cell] = at.split('/')
        return of === LINES && rowKey && id !== me
          ? [{ rowKey, column: cell.join('/'), person: { id, name } }]
          : []
      }),
    [people, me],
  )
}
