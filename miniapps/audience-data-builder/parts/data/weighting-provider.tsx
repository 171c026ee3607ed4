import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { NotRaked } from '../../../domain/weights/rake.ts'
import { type NamedScheme, namedSchemes } from '../../../domain/surveys/draft/named-schemes.ts'
import type { Weighted } from '../../../domain/surveys/draft/weight-scheme.ts'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { madeOf, weighedBy } from './draft-fields.ts'
import { weighHost } from './reading/data-hosts.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

export interface WeighedScheme extends NamedScheme {
  result: Weighted | NotRaked | undefined
  /** The scheme or its questions have changed since. */
  isOld: boolean
  problem: unknown
}

export interface Weighting {
  /** Of the draft, in the order of their weights. */
  schemes: readonly WeighedScheme[]
  /** Key of the scheme whose weights are being computed. */
  busy: string | undefined
  run(scheme: string): void
  cancel(): void
}

/** Weights can be published as they are. */
export type ReadyScheme = WeighedScheme & { result: Weighted }

export const isReady = (scheme: WeighedScheme): scheme is ReadyScheme =>
  scheme.isWeighing && !scheme.isOld && scheme.result !== undefined && 'weights' in scheme.result

const WeightingContext = createContext<Weighting | null>(null)

export function useWeighting(): Weighting {
  const weighting = useContext(WeightingContext)
  if (!weighting) throw new Error('Weights stand outside of WeightingProvider')
  return weighting
}

interface State {
  result?: WeighedScheme['result']
  /** The file, and the fields that its weights were computed of. */
  table?: unknown
  key?: string
  problem?: unknown
}

/** Weights of the draft's schemes, computed when asked. They are kept on the page: a draft has no respondents in it. */
export function WeightingProvider({ children }: { children: ReactNode }) {
  const { host, before, table } = useSource()
  const body = useBody()
  const made = useMemo(() => JSON.stringify(madeOf(body)), [body])
  const [weigh] = useState(weighHost)
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  const [busy, setBusy] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => weigh.end(), [weigh])
  const keyOf = (scheme: string) => made + JSON.stringify(weighedBy(body, scheme))
  const run = async (scheme: string) => {
    const { signal } = (stop.current = new AbortController())
    const change = (state: State) => setStates((now) => ({ ...now, [scheme]: state }))
    setBusy(scheme)
    try {
      const key = keyOf(scheme)
      const weighed = { ...madeOf(body), ...weighedBy(body, scheme) }
      const asked = await host.call('weighting', { body: weighed, before, scheme })
      const result = await weigh.call('weigh', asked, { signal })
      change({ result, table, key })
    } catch (problem) {
      if (!signal.aborted) change({ problem })
    }
    setBusy(undefined)
  }
  const schemes = namedSchemes(body).map((scheme): WeighedScheme => {
    const state = states[scheme.key] ?? {}
    const isOfThis = state.table === table
    return {
      ...scheme,
      label: scheme.label || words('weight.main'),
      result: isOfThis ? state.result : undefined,
      isOld: isOfThis && state.result !== undefined && state.key !== keyOf(scheme.key),
      problem: state.problem,
    }
  })
  const weighting: Weighting = {
    schemes,
    busy,
    run: (scheme) => void run(scheme),
    cancel: () => stop.current?.abort(new Error('Weighting was stopped.')),
  }
  return <WeightingContext value={weighting}>{children}</WeightingContext>
}
