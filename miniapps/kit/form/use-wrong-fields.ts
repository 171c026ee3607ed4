import { useState } from 'react'
import { nameOf, type WrongField } from './wrong-fields.ts'

/** The names of the values that somebody tried to save. */
type Tried = ReadonlySet<string> | 'all'

const NONE: Tried = new Set()

interface WrongFields {
  /** Those that somebody tried to save. */
  shown: readonly WrongField[]
  tries: number
  /** True: nothing is wrong with these values. */
  attempt(names: Tried): boolean
  restart(): void
}

/** Shows what is wrong once somebody tried to save it. */
export function useWrongFields(wrong: readonly WrongField[]): WrongFields {
  const [{ tried, tries }, setState] = useState({ tried: NONE, tries: 0 })
  const isIn = (names: Tried, { path }: WrongField) => names === 'all' || names.has(nameOf(path))
  return {
    shown: wrong.filter((each) => isIn(tried, each)),
    tries,
    attempt: (names) => {
      const all = names === 'all' || tried === 'all'
      setState({ tried: all ? 'all' : new Set([...tried, ...names]), tries: tries + 1 })
      return !wrong.some((each) => isIn(names, each))
    },
    restart: () => setState({ tried: NONE, tries }),
  }
}
