import { useState } from 'react'
import { readEntry, writeEntry } from '../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

const KEY = 'documentation search'

/**
 * The search text. It belongs to the visit of a page: opening another one ends it, Back finds it again, `?q=`
 * begins with it.
 */
export function useQuery(tail: string): [string, (query: string) => void] {
  const { context, route } = useMiniApp()
  const person = context.user?.id ?? ''
  const begun = () => {
    const before = readEntry(person, KEY)
    return { tail, query: typeof before === 'string' ? before : (route.query['q'] ?? '') }
  }
  const [state, setState] = useState(begun)
  if (state.tail !== tail) setState(begun)
  const change = (query: string) => {
    setState({ tail, query })
    writeEntry(person, KEY, query)
  }
  return [state.query, change]
}
