import { useState } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { FilterValues } from './filters/filter.ts'

/**
 * What a person set on a page, in the query of its address: it is there again after a reload and for whoever gets the
 * link. Each change takes the place of the entry, so that Back leads away from the page; the focus stays where it is.
 */
export function useAddressValues(keys: readonly string[]): [FilterValues, (values: FilterValues) => void] {
  const query = useMiniApp(({ route }) => route.query)
  const [values, setValues] = useState(() => pick(query, keys))
  const [seen, setSeen] = useState(query)
  if (seen !== query) {
    setSeen(query)
    setValues(pick(query, keys)) // Back, or another link to the same page
  }
  const change = (next: FilterValues) => {
    setValues(next)
    writeAddress(keys, next)
  }
  return [values, change]
}

const pick = (query: FilterValues, keys: readonly string[]): FilterValues =>
  Object.fromEntries(keys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))

function writeAddress(keys: readonly string[], values: FilterValues): void {
  const address = new URL(location.href)
  for (const key of keys) address.searchParams.delete(key)
  for (const key of keys) if (values[key]) address.searchParams.set(key, values[key])
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Safari takes a hundred in half a minute: the next one has it all
  }
}
