import { useCallback, useState } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { Attempt, CellEdit } from '../cells/cell-edits.ts'
import { doAgain, type EditSteps, NO_STEPS, takeBack, withStep } from '../cells/edit-steps.ts'
import { words } from '../words/words.ts'
import type { GridModel } from './use-grid.ts'

export interface Edits {
  isPossible: boolean
  /** One step, which can be taken back as a whole; says how many cells could not be written, and why. */
  write(attempt: Attempt): void
  /** Null where there is nothing to take back. */
  undo: (() => void) | null
  redo: (() => void) | null
  /** They are the document's around the grid, which has its own keys. */
  areOutside: boolean
}

/** Hands edits to the author, and remembers them. */
export function useEdits<Row>({ props, arranged: { keepOrder } }: GridModel<Row>): Edits {
  const { onEdit, undoneOutside = false } = props
  const { portal } = useMiniApp()
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
    write: ({ edits, refused, lockedBecause }) => {
      if (edits.length > 0 && !undoneOutside) setSteps(withStep(steps, edits))
      hand(edits)
      if (refused === 0) return
      const text = [words('refused', { count: refused }), lockedBecause].filter(Boolean).join(' ')
      portal.notify({ kind: 'warning', text })
    },
    undo: move(takeBack(steps)),
    redo: move(doAgain(steps)),
    areOutside: undoneOutside,
  }
}
