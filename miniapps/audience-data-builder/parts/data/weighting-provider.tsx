import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { NotRaked } from '../../../domain/weights/rake.ts'
import type { Weighted } from '../../../domain/surveys/draft/weight-scheme.ts'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { weighedOf } from './draft-fields.ts'
import { weighHost } from './reading/data-hosts.ts'
import { useSource } from './source-state.ts'

/** The only scheme of a draft. */
export const SCHEME = 'main'

export interface Weighting {
  result: Weighted | NotRaked | undefined
  /** The scheme or its questions have changed since. */
  isOld: boolean
  isBusy: boolean
  problem: unknown
  run(): void
  cancel(): void
}

const WeightingContext = createContext<Weighting | null>(null)

export function useWeighting(): Weighting {
  const weighting = useContext(WeightingContext)
  if (!weighting) throw new Error('Weights stand outside of WeightingProvider')
  return weighting
}

/** Weights of the draft's scheme, computed when asked. They are kept on the page: a draft has no respondents in it. */
export function WeightingProvider({ children }: { children: ReactNode }) {
  const { host, before, table } = useSource()
  const body = useBody()
  const key = useMemo(() => JSON.stringify(weighedOf(body)), [body])
  const [weigh] = useState(weighHost)
  const [state, setState] = useState<{
    result?: Weighting['result']
    of?: unknown
    key?: string
    problem?: unknown
  }>({})
  const [isBusy, setIsBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => weigh.end(), [weigh])
  const run = async () => {
    const { signal } = (stop.current = new AbortController())
    setIsBusy(true)
    try {
      const asked = await host.call('weighting', {
        body: JSON.parse(key) as typeof body,
        before,
        scheme: SCHEME,
      })
      const result = await weigh.call('weigh', asked, { signal })
      setState({ result, of: table, key })
    } catch (problem) {
      if (!signal.aborted) setState({ problem })
    }
    setIsBusy(false)
  }
  const isOfThis = state.of === table
  const weighting: Weighting = {
    result: isOfThis ? state.result : undefined,
    isOld: isOfThis && state.key !== key,
    isBusy,
    problem: state.problem,
    run: () => void run(),
    cancel: () => stop.current?.abort(new Error('Weighting was stopped.')),
  }
  return <WeightingContext value={weighting}>{children}</WeightingContext>
}
