import { useEffect, useMemo, useRef, useState } from 'react'
import { foldText } from '../../search/fold-text.ts'
import { SHOWN_OPTIONS, TYPING_PAUSE_MS } from '../limits.ts'
import type { Option } from '../select.tsx'

/** All options, or a question for those that match what was typed. */
export type OptionSource =
  | readonly Option[]
  | ((text: string, signal: AbortSignal) => Promise<readonly Option[]>)

export interface FoundOptions {
  matching: readonly Option[]
  /** At most as many as a list shows. */
  shown: readonly Option[]
  status: 'ready' | 'loading' | 'failed'
}

const NOTHING: readonly Option[] = []

/** The options that match a text; asked for once nobody types, and only while `isWanted`. */
export function useOptions(source: OptionSource, text: string, isWanted: boolean): FoundOptions {
  const given = typeof source === 'function' ? NOTHING : source
  const folded = useMemo(() => given.map((option) => ({ option, text: foldText(option.label) })), [given])
  const asked = useAskedOptions(source, text, isWanted)
  return useMemo(() => {
    const words = foldText(text).split(/\s+/).filter(Boolean)
    const matching =
      asked?.found ??
      folded.filter((each) => words.every((word) => each.text.includes(word))).map(({ option }) => option)
    return { matching, shown: matching.slice(0, SHOWN_OPTIONS), status: asked?.status ?? 'ready' }
  }, [asked?.found, asked?.status, folded, text])
}

interface Asked {
  found: readonly Option[]
  status: FoundOptions['status']
}

/** What was found last stands until there is something newer. */
function useAskedOptions(source: OptionSource, text: string, isWanted: boolean): Asked | undefined {
  const [answer, setAnswer] = useState<{ text?: string; found?: readonly Option[] }>({ found: NOTHING })
  const latest = useRef(source)
  const isAsked = typeof source === 'function'
  useEffect(() => {
    latest.current = source
  })

  useEffect(() => {
    if (!isAsked || !isWanted) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const ask = latest.current as Exclude<OptionSource, readonly Option[]>
      ask(text, stop.signal).then(
        (found) => stop.signal.aborted || setAnswer({ text, found }),
        () => stop.signal.aborted || setAnswer({ text }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [isAsked, isWanted, text])

  if (!isAsked) return undefined
  const { found } = answer
  if (answer.text !== text) return { found: found ?? NOTHING, status: 'loading' }
  return { found: found ?? NOTHING, status: found ? 'ready' : 'failed' }
}
