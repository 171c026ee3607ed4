import { useCallback, useEffect, useRef, useState } from 'react'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { problemText, type ProblemText } from '../words/problem-text.ts'
import { useMiniApp } from './use-mini-app.ts'
import { useTryAgain } from './use-try-again.ts'

export interface Resource<Data> {
  /** Stays while a reload is under way; goes when the key changes. */
  data: Data | undefined
  error: ProblemText | null
  loading: boolean
  reload(): void
  /** Puts a newer value in place, after saving for instance; what is still being loaded is older, and is dropped. */
  setData(data: Data): void
}

/** The turn of what was answered before this one was asked. */
const EARLIER = -1

/** What came back, and which question it answers. */
interface Answer<Data> {
  key: string | null
  turn: number
  data?: Data
  error: ProblemText | null
}

/**
 * Loads what `key` names, again when the key changes, not at all while it is null; late answers are dropped. With a name in
 * `keptAs` what was answered to the same person before stands there at once, and is asked for all the same: plain data only.
 * What failed is tried again by itself, and nobody is told of that unless it works.
 */
export function useResource<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  keptAs?: string,
): Resource<Data> {
  const person = useMiniApp().context.user?.id ?? ''
  const name = keptAs === undefined || key === null ? null : nameOf(person, keptAs, key)
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)
  const [{ turn, isQuiet }, setTurn] = useState({ turn: 0, isQuiet: false })
  const latestLoad = useRef(load)
  const asked = useRef<{ key: string; turn: number; stop: AbortController }>(undefined)
  useEffect(() => {
    latestLoad.current = load
  })

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    asked.current = { key, turn, stop }
    latestLoad.current(stop.signal).then(
      (data) =>
        stop.signal.aborted ||
        setAnswer({ key, turn, data: name === null ? data : keepAnswer(name, data), error: null }),
      (error: unknown) =>
        stop.signal.aborted ||
        setAnswer((before) => ({
          ...(known(before, key, name) ?? { key }),
          turn,
          error: problemText(error),
        })),
    )
    return () => stop.abort()
  }, [key, turn, name])

  const shown = known(answer, key, name)
  const isAsking = key !== null && shown?.turn !== turn
  const loading = isAsking && !(isQuiet && shown?.error)
  const reload = useCallback(() => setTurn(({ turn }) => ({ turn: turn + 1, isQuiet: false })), [])
  const reloadQuietly = useCallback(() => setTurn(({ turn }) => ({ turn: turn + 1, isQuiet: true })), [])
  useTryAgain(!isAsking && shown?.error?.canRetry === true, reloadQuietly)
  const setData = useCallback(
    (data: Data) => {
      if (!asked.current || asked.current.key !== key) return // something else is shown by now
      asked.current.stop.abort()
      setAnswer({
        key,
        turn: asked.current.turn,
        data: name === null ? data : keepAnswer(name, data),
        error: null,
      })
    },
    [key, name],
  )
  return { data: shown?.data, error: shown?.error ?? null, loading, reload, setData }
}

/** What a `useResource` with these names was answered last, without asking. */
export function useKeptAnswer<Data>(keptAs: string, key: string): Data | undefined {
  const person = useMiniApp().context.user?.id ?? ''
  return keptAnswer<Data>(nameOf(person, keptAs, key))
}

const nameOf = (person: string, keptAs: string, key: string): string => `${person}/${keptAs}/${key}`

/** What there is for this key: the answer, which a failed reload leaves there, or what was kept of an earlier one. */
function known<Data>(
  answer: Answer<Data> | null,
  key: string | null,
  name: string | null,
): Answer<Data> | null {
  if (key === null) return null
  if (answer?.key === key) return answer
  const data = name === null ? undefined : keptAnswer<Data>(name)
  return data === undefined ? null : { key, turn: EARLIER, data, error: null }
}
