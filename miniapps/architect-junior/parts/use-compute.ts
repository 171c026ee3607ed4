import { useEffect, useRef, useState } from 'react'
import type { Body } from '../../domain/document/change.ts'
import type { Refused } from '../../domain/kernel/refused.ts'
import { answersOf, fingerprintOf } from '../../domain/scenarios/answers-of.ts'
import { basisOf, pinnedOffers } from '../../domain/scenarios/basis.ts'
import { computedFields } from '../../domain/scenarios/computed-fields.ts'
import type { NoOption } from '../../domain/scenarios/three-options.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { type ProblemText, problemText } from '../../kit/words/problem-text.ts'
import type { WorkerHost } from '../../kit/worker/worker-host.ts'
import { words } from '../words/words.ts'
import type { scenarioCalls } from './scenario-calls.ts'
import { useScenarioWorld } from './scenario-world.tsx'

/** Loaded when somebody first computes. */
const scenarioHost = lazyPart(async () => (await import('./scenario-host.ts')).scenarioHost)

export type Failure =
  | NoOption
  | Refused<'curve-gone', { touchpoint: string }>
  | { refused: 'unknown'; problem: ProblemText }

export interface Compute {
  /** 0 to 1 while it computes. */
  share: number | null
  failure: Failure | null
  start(): void
  cancel(): void
}

interface ComputeHandlers {
  /** Stores what a slider has moved, which the computed options then replace. */
  settle(): void
  /** Called where options are where none were. */
  onFirst(): void
}

/**
 * Computes the three options in a worker and sets them in one step; what cannot be computed changes nothing.
 */
export function useCompute({ settle, onFirst }: ComputeHandlers): Compute {
  const { document } = useOpenFields()
  const { offers, libraries, curves } = useScenarioWorld()
  const { portal } = useMiniApp()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ of: string; failure: Failure } | null>(null)
  const host = useRef<WorkerHost<typeof scenarioCalls>>(undefined)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => host.current?.end(), [])
  const start = async () => {
    const asked = document.body
    const fail = (failure: Failure) => setFailed({ of: answersIn(asked), failure })
    const pinned = pinnedOffers(asked, offers, libraries)
    const basis = basisOf(withoutEmpty({ ...asked, ...pinned }), curves)
    if ('refused' in basis) return fail(basis)
    const { signal } = (stop.current = new AbortController())
    setFailed(null)
    setShare(0)
    try {
      host.current ??= (await scenarioHost.load())()
      const options = await host.current.call('options', basis, { signal, progress: setShare })
      if ('refused' in options.efficient) return fail(options.efficient as NoOption)
      settle()
      document.set(computedFields(asked, pinned, basis, options))
      if (!('computedFrom' in asked)) onFirst()
      portal.announce(words('computed'))
    } catch (error) {
      if (!signal.aborted && !portal.signal.aborted) fail({ refused: 'unknown', problem: problemText(error) })
    } finally {
      setShare(null)
    }
  }
  const failure = failed?.of === answersIn(useBody()) ? failed.failure : null
  return { share, failure, start: () => void start(), cancel: () => stop.current?.abort() }
}

/** A failure is of these: with others it may be none. */
const answersIn = (body: Body): string => fingerprintOf(body) + answersOf(body).start

const withoutEmpty = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
