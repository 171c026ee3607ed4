import { useCallback, useState } from 'react'
import type { CellEdit } from '../cells/cell-edits.ts'
import { doAgain, type EditSteps, NO_STEPS, takeBack, withStep } from '../cells/edit-steps.ts'
import type { GridModel } from './use-grid.ts'

export interface Edits {
  isPossible: boolean
  /** One step, which can be taken back as a whole. */
  write(edits: readonly CellEdit[]): void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Hands edits to the author, and remembers them. */
export function useEdits<Row>({ props: { onEdit }, arranged: { keepOrder } }: GridModel<Row>): Edits {
  const [steps, setSteps] = useState<EditSteps>(NO_STEPS)
  const hand = useCallback(
    (edits: readonly CellEdit[]) => {
      if (!onEdit || edits.length === 0) return
      keepOrder()
      onEdit(edits)
    },
    [onEdit, keepOrder],
  )
  const move = (taken: ReturnType<typeof takeBack>) =>
    taken === undefined
      ? null
      : () => {
          setSteps(taken.steps)
          hand(taken.edits)
        }
  return {
    isPossible: onEdit !== undefined,
    write: (edits) => {
      if (edits.length > 0) setSteps(withStep(steps, edits))
      hand(edits)
    },
    undo: move(takeBack(steps)),
    redo: move(doAgain(steps)),
  }
}
