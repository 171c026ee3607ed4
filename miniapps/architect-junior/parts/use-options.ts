import { useCallback, useEffect, useRef, useState } from 'react'
import type { Basis } from '../../domain/scenarios/basis.ts'
import { handEdited } from '../../domain/scenarios/computed-fields.ts'
import { figuresOf } from '../../domain/scenarios/figures-of.ts'
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

interface Moved {
  option: OptionName
  spends: Spends
}

/** The three options with their figures; a move is drawn at once and stored when the hand rests. */
export function useOptions(basis: Basis) {
  const body = useBody()
  const { document } = useOpenFields()
  const [moved, setMoved] = useState<Moved | null>(null)
  const latest = useRef<Moved>(null)
  const store = useCallback(() => {
    const last = latest.current
    latest.current = null
    if (last) document.set(handEdited(last.option, basis, last.spends))
    setMoved(null)
  }, [document, basis])
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(store, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [moved, store])
  const atLast = useRef(store)
  useEffect(() => {
    atLast.current = store
  })
  useEffect(() => () => atLast.current(), [])
  const move = (option: OptionName, spends: Spends) => {
    latest.current = { option, spends }
    setMoved(latest.current)
  }
  const options = OPTIONS.map((name): OptionView => {
    const spends = moved?.option === name ? moved.spends : spendsOf(body, name)
    const isThere = Object.keys(spends).length > 0
    return {
      name,
      spends,
      figures: isThere ? figuresOf(basis, spends) : null,
      isEdited: moved?.option === name || body[`options/${name}/edited`] === true,
    }
  })
  return { options, move }
}
