import { CopyPlus, Lock, LockOpen, Package, Plus, Replace, Trash2 } from 'lucide'
import type { Json } from '../../domain/document/json.ts'
import { linePath, lockCell, type PlanLine, rowOf } from '../../domain/plans/plan-line.ts'
import { action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { words } from '../words/words.ts'
import { chosenLines, type PlanHands } from './use-plan-hands.ts'

type Values = Record<string, Json>

const isOpen = ({ isClosed }: PlanHands) => !isClosed
const hasChosen = (hands: PlanHands) => isOpen(hands) && chosenLines(hands).length > 0

/** A place behind a line and before the next, or at the end. */
function placeBehind({ world }: PlanHands, line: PlanLine | undefined): number {
  const { all } = world.at
  const at = line ? all.findIndex(({ id }) => id === line.id) : all.length - 1
  const [own, next] = [all[at]?.place ?? 0, all[at + 1]?.place]
  return next === undefined ? own + 1 : (own + next) / 2
}

const ADD_LINE = action<PlanHands>({
  key: 'add-line',
  label: () => words('line.add'),
  icon: Plus,
  isOffered: isOpen,
  run: (_, hands) => {
    const id = crypto.randomUUID()
    const after = chosenLines(hands).at(-1)
    const { market, at } = hands.world
    const copied = after
      ? { market: after.market, touchpoint: after.touchpoint, parent: after.parent }
      : { market }
    hands.put({
      [linePath(id)]: rowOf({
        place: placeBehind(hands, after),
        start: at.head.start,
        end: at.head.end,
        ...copied,
      }),
    })
    hands.lead(id)
  },
})

const ADD_PACKAGE = action<PlanHands>({
  key: 'add-package',
  label: (hands) => {
    const count = chosenLines(hands).length
    return count > 0 ? words('package.of', { count }) : words('package.add')
  },
  icon: Package,
  isOffered: isOpen,
  run: (_, hands) => {
    const id = crypto.randomUUID()
    const lines = chosenLines(hands).filter(({ locked }) => !locked)
    const [first] = lines
    const before = first ? placeBehind(hands, previous(hands, first)) : placeBehind(hands, undefined)
    const values: Values = { [linePath(id)]: rowOf({ place: before, name: words('package.new') }) }
    for (const line of lines) values[linePath(line.id, 'parent')] = id
    hands.put(values)
    hands.lead(id)
  },
})

const previous = ({ world }: PlanHands, line: PlanLine): PlanLine | undefined => {
  const { all } = world.at
  const at = all.findIndex(({ id }) => id === line.id)
  return at > 0 ? all[at - 1] : { ...line, id: '', place: line.place - 2 }
}

const DUPLICATE = action<PlanHands>({
  key: 'duplicate-lines',
  label: (hands) => words('line.duplicate', { count: chosenLines(hands).length }),
  icon: CopyPlus,
  isOffered: hasChosen,
  saysDone: true,
  run: (_, hands) => {
    const values: Values = {}
    const lines = chosenLines(hands)
    const copies = new Map(lines.map(({ id }) => [id, crypto.randomUUID()]))
    for (const each of lines) {
      const { id, locked: _locked, ...line } = each
      const parent = copies.get(line.parent) ?? line.parent
      values[linePath(copies.get(id)!)] = rowOf({ ...line, parent, place: placeBehind(hands, each) })
    }
    hands.put(values)
    hands.lead([...copies.values()].at(-1)!)
  },
})

const REMOVE = action<PlanHands>({
  key: 'remove-lines',
  label: (hands) => words('line.remove', { count: chosenLines(hands).length }),
  icon: Trash2,
  isOffered: (hands) => hasChosen(hands) && chosenLines(hands).some(({ locked }) => !locked),
  run: ({ portal }, hands) => {
    const lines = chosenLines(hands).filter(({ locked }) => !locked)
    const gone = new Set(lines.map(({ id }) => id))
    const values: Values = Object.fromEntries(lines.map(({ id }) => [linePath(id), null]))
    for (const { id, parent } of hands.world.at.all)
      if (gone.has(parent) && !gone.has(id)) values[linePath(id, 'parent')] = null
    hands.put(values)
    hands.setTicked(new Set())
    portal.announce(words('line.removed', { count: gone.size }))
  },
})

const LOCK = action<PlanHands>({
  key: 'lock-lines',
  label: (hands) =>
    words(areLocked(hands) ? 'line.unlock' : 'line.lock', { count: chosenLines(hands).length }),
  icon: Lock,
  isOffered: hasChosen,
  saysDone: true,
  run: (_, hands) => {
    const locked = areLocked(hands) ? null : true
    hands.put(Object.fromEntries(chosenLines(hands).map(({ id }) => [linePath(id, 'locked'), locked])))
  },
})

const areLocked = (hands: PlanHands): boolean => chosenLines(hands).every(({ locked }) => locked)

/** The line and the week at the cursor. */
function weekAt({ world, spot }: PlanHands): { line: PlanLine; day: string } | undefined {
  const line = world.at.all.find(({ id }) => id === spot?.rowKey)
  if (!line || !spot?.column.startsWith('weeks/')) return undefined
  return { line, day: spot.column.slice('weeks/'.length) }
}

const LOCK_WEEK = action<PlanHands>({
  key: 'lock-week',
  label: (hands) => words(isWeekLocked(hands) ? 'week.unlock' : 'week.lock'),
  icon: LockOpen,
  isOffered: (hands) => isOpen(hands) && weekAt(hands) !== undefined,
  saysDone: true,
  run: (_, hands) => {
    const { line, day } = weekAt(hands)!
    hands.put({ [linePath(line.id, lockCell(day))]: isWeekLocked(hands) ? null : true })
  },
})

const isWeekLocked = (hands: PlanHands): boolean => {
  const at = weekAt(hands)
  return at?.line.locks.has(at.day) === true
}

const ReplaceDialog = lazily(async () => (await import('./replace-dialog.tsx')).ReplaceDialog)
const OptimiseDialog = lazily(async () => (await import('./optimise-dialog.tsx')).OptimiseDialog)

const REPLACE = action<PlanHands>({
  key: 'replace',
  label: () => words('replace'),
  icon: Replace,
  isOffered: (hands) => isOpen(hands) && hands.world.at.all.length > 0,
  run: ({ open }, hands) => open(ReplaceDialog, { hands }),
})

/** A menu beside the grid; its lines are in the palette, too. */
export const LINE_ACTIONS = [DUPLICATE, LOCK, LOCK_WEEK, REMOVE, REPLACE]
export const ADDING_ACTIONS = [ADD_LINE, ADD_PACKAGE]

export const OPTIMISE = action<PlanHands>({
  key: 'optimise',
  label: () => words('optimise'),
  isOffered: (hands) => isOpen(hands) && hands.world.at.groups.length > 0,
  run: ({ open }, hands) => open(OptimiseDialog, { hands }),
})
