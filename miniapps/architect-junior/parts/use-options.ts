import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Body } from '../../domain/document/change.ts'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { handEdited } from '../../domain/scenarios/computed-fields.ts'
import { figuresOf } from '../../domain/scenarios/figures-of.ts'
import { movedSpend } from '../../domain/scenarios/moved-spend.ts'
import { type OptionName, OPTIONS } from '../../domain/scenarios/option-name.ts'
import { spendsOf } from '../../domain/scenarios/scenario-fields.ts'
import type { Spends } from '../../domain/scenarios/three-options.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'

/** An option as it stands, or as a hand moves it. */
export interface OptionView {
  name: OptionName
  /** Empty where the limits leave none. */
  spends: Spends
  figures: ReturnType<typeof figuresOf> | null
  isEdited: boolean
}

/** So long after the last move it is one step, stored and undone as one. */
const SETTLED_MS = 400

/**
 * Moves of one slider, one after another: each is measured from where the first began, so that none is lost
 * on the way.
 */
interface Gesture {
  option: OptionName
  code: string
  locked: ReadonlySet<string>
  from: Spends
  spends: Spends
}

export interface Move {
  code: string
  /** Minor units. */
  amount: number
  locked: ReadonlySet<string>
}

/**
 * The three options with their figures; a move is drawn at once and stored when the hand rests, or when
 * `settle` is called, which this hook sets.
 */
export function useOptions(basis: Basis, settle: RefObject<(() => void) | null>) {
  const body = useBody()
  const { document } = useOpenFields()
  const [moved, setMoved] = useState<Gesture | null>(null)
  const unsaved = useRef<Gesture>(null)
  const last = useRef<Gesture>(null)
  const store = useCallback(() => {
    const gesture = unsaved.current
    unsaved.current = null
    if (gesture) document.set(handEdited(gesture.option, basis, gesture.spends))
    setMoved(null)
  }, [document, basis])
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(store, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [moved, store])
  const latest = useRef(store)
  useEffect(() => {
    latest.current = store
  })
  useImperativeHandle(settle, () => () => latest.current(), [])
  useEffect(() => () => latest.current(), [])
  const move = (option: OptionName, shown: Spends, { code, amount, locked }: Move) => {
    const before = last.current
    const goesOn =
      before?.option === option &&
      before.code === code &&
      before.locked === locked &&
      isSame(before.spends, shown)
    const from = goesOn ? before.from : shown
    const spends = movedSpend({ channels: basis.channels, spends: from, code, amount, locked })
    last.current = unsaved.current = { option, code, locked, from, spends }
    setMoved(last.current)
  }
  return { options: OPTIONS.map((name) => viewOf(name, body, basis, moved)), move }
}

/** Somebody may have taken a move back meanwhile, or computed anew. */
const isSame = (one: Spends, other: Spends): boolean =>
  Object.keys({ ...one, ...other }).every((code) => one[code] === other[code])

function viewOf(name: OptionName, body: Body, basis: Basis, moved: Gesture | null): OptionView {
  const spends = moved?.option === name ? moved.spends : spendsOf(body, name)
  const isThere = Object.keys(spends).length > 0
  return {
    name,
    spends,
    figures: isThere ? figuresOf(basis, spends) : null,
    isEdited: moved?.option === name || body[`options/${name}/edited`] === true,
  }
}
