import { useEffect, useState } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'

interface Edits<Values> {
  values: Values
  /** The values that differ from the first ones. */
  changed: Partial<Values>
  set(part: Partial<Values>): void
  /** These are saved; what was edited since stays. */
  settle(saved: Partial<Values>): void
  discard(): void
}

/** The changes that a person made to values which may come in later, or anew once they are saved. */
export function useEdits<Values extends object>(first: Values, draft: string | undefined): Edits<Values> {
  const { portal } = useMiniApp()
  const [edits, setEdits] = useState<Partial<Values>>(() =>
    draft === undefined ? {} : readDraft<Values>(portal.draft.read(draft)),
  )
  const changed = without(edits, first)
  const isSettled = Object.keys(changed).length < Object.keys(edits).length
  if (isSettled) setEdits(changed) // the first values have them by now
  useEffect(() => {
    if (draft === undefined) return
    if (Object.keys(edits).length > 0) portal.draft.write(draft, JSON.stringify(edits))
    else portal.draft.clear(draft)
  }, [portal, draft, edits])
  return {
    values: { ...first, ...changed },
    changed,
    set: (part) => setEdits((before) => ({ ...before, ...part })),
    settle: (saved) => {
      if (draft !== undefined) portal.draft.clear(draft) // at once: what follows may lead away
      setEdits((before) => without(before, saved))
    },
    discard: () => setEdits({}),
  }
}

/** Leaves out everything that is the same in the other. */
function without<Values extends object>(edits: Partial<Values>, other: Partial<Values>): Partial<Values> {
  const differ = (Object.keys(edits) as (keyof Values)[]).filter((name) => !isSame(edits[name], other[name]))
  return Object.fromEntries(differ.map((name) => [name, edits[name]])) as Partial<Values>
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** A draft that cannot be read comes from another version of the app. */
function readDraft<Values>(text: string | null): Partial<Values> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}
