import { useMemo, useState } from 'react'
import type { Json } from '../../domain/document/json.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { type OpenFields, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'
import type { CellSpot } from '../../kit/grid/cells/cell-marks.ts'
import { editedCells, pinsOfNew } from './edited-cells.ts'
import { type PlanWorld, usePlanWorld } from './plan-world.tsx'

/** Tools of a planner at work: the lines that are ticked or else the one that holds the cursor. */
export interface PlanHands extends OpenFields {
  world: PlanWorld
  ticked: ReadonlySet<string>
  setTicked(ids: ReadonlySet<string>): void
  spot: CellSpot | null
  setSpot(spot: CellSpot | null): void
  goal: { key: string } | undefined
  /** Brings the cursor to a line. */
  lead(id: string): void
  /** Sets fields as one step; touchpoints that are new in the plan get their curves with it. */
  put(values: Readonly<Record<string, Json>>): void
  edit(edits: readonly CellEdit[]): void
}

const NONE: ReadonlySet<string> = new Set()

export function usePlanHands(): PlanHands {
  const open = useOpenFields()
  const world = usePlanWorld()
  const today = todayHere(new Date(useNow()))
  const [ticked, setTicked] = useState(NONE)
  const [spot, setSpot] = useState<CellSpot | null>(null)
  const [goal, setGoal] = useState<{ key: string }>()
  return useMemo(() => {
    const { document } = open
    const { at, approved: curves, market } = world
    const { audience, start, currency } = at.head
    const put = (values: Readonly<Record<string, Json>>) => {
      const pins = pinsOfNew(document.body, at.all, values, { curves, audience, day: start || today })
      document.set({ ...values, ...pins })
    }
    return {
      ...open,
      world,
      ticked,
      setTicked,
      spot,
      setSpot,
      goal,
      lead: (key: string) => setGoal({ key }),
      put,
      edit: (edits: readonly CellEdit[]) => put(editedCells(edits, { lines: at.all, currency, market })),
    }
  }, [open, world, today, ticked, spot, goal])
}

/** Lines that an action is done with: those that are ticked, else the one at the cursor. */
export const chosenLines = ({ world, ticked, spot }: PlanHands) =>
  world.at.all.filter(({ id }) => (ticked.size > 0 ? ticked.has(id) : id === spot?.rowKey))
