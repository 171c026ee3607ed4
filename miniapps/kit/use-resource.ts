import { useCallback, useEffect, useRef, useState } from 'react'
import { problemText, type ProblemText } from './problem-text.ts'

export interface Resource<Data> {
  /** Stays while a reload is under way; goes when the key changes. */
  data: Data | undefined
  error: ProblemText | null
  loading: boolean
  reload(): void
  /** Puts a newer value in place, after saving for instance; what is still being loaded is older, and is dropped. */
  setData(data: Data): void
}

/** What came back, and which question it answers. */
interface Answer<Data> {
  key: string | null
  turn: number
  data?: Data
  error: ProblemText | null
}

/** Loads what `key` names, again when the key changes, not at all while it is null; late answers are dropped. */
export function useResource<Data>(key: string | null, load: (signal: AbortSignal) => Promise<Data>): Resource<Data> {
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)
  const [turn, setTurn] = useState(0)
  const latestLoad = useRef(load)
  const asked = useRef<{ key: string; turn: number; stop: AbortController }>(undefined)
  useEffect(() => { latestLoad.current = load })

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    asked.current = { key, turn, stop }
    latestLoad.current(stop.signal).then(
      (data) => stop.signal.aborted || setAnswer({ key, turn, data, error: null }),
      (error: unknown) => stop.signal.aborted || setAnswer((before) => ({ ...kept(before, key), key, turn, error: problemText(error) })),
    )
    return () => stop.abort()
  }, [key, turn])

  const known = key !== null && answer?.key === key ? answer : null
  const loading = key !== null && known?.turn !== turn
  const reload = useCallback(() => setTurn((turn) => turn + 1), [])
  const setData = useCallback((data: Data) => {
    if (!asked.current || asked.current.key !== key) return // something else is shown by now
    asked.current.stop.abort()
    setAnswer({ key, turn: asked.current.turn, data, error: null })
  }, [key])
  return { data: known?.data, error: known?.error ?? null, loading, reload, setData }
}

/** A failed reload leaves what was there. */
function kept<Data>(before: Answer<Data> | null, key: string): { data?: Data } {
  return before?.key === key && before.data !== undefined ? { data: before.data } : {}
}
