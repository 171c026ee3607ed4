import { useCallback, useState } from 'react'
import { useMiniApp } from './use-mini-app.ts'

/**
 * `useState` for what a person set on a page, such as a filter: it stands in the entry of the browser's history, so that
 * Back and a reload find it again, and a link to the same page begins anew. For plain data of one type; null keeps nothing.
 */
export function useEntryState<Value>(key: string | null, initial: Value): [Value, (value: Value) => void] {
  const person = useMiniApp().context.user?.id ?? ''
  const [value, setValue] = useState(() => {
    const before = key === null ? undefined : readEntry(person, key)
    return typeof before === typeof initial ? (before as Value) : initial
  })
  const set = useCallback(
    (next: Value) => {
      setValue(next)
      if (key !== null) writeEntry(person, key, next)
    },
    [key, person],
  )
  return [value, set]
}

/** What stands in the entry of the history that the page is at. */
export const readEntry = (person: string, key: string): unknown => valuesOf(person)[key]

/** What one person set; the next one in this tab does not see it. */
function valuesOf(person: string): Readonly<Record<string, unknown>> {
  const { view } = (history.state ?? {}) as { view?: { person?: string; values?: Record<string, unknown> } }
  return view?.person === person ? (view.values ?? {}) : {}
}

export function writeEntry(person: string, key: string, value: unknown): void {
  try {
    history.replaceState(
      {
        ...(history.state as object | null),
        view: { person, values: { ...valuesOf(person), [key]: value } },
      },
      '',
    )
  } catch {
    // Safari takes a hundred in half a minute: the next one has it all
  }
}
