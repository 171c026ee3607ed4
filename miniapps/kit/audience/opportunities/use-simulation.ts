import { useEffect, useState } from 'react'
import { simulate, type Simulated } from '../../../domain/opportunities/simulate.ts'
import { useSettled } from '../../bridge/use-settled.ts'
import { WorkerHost } from '../../worker/worker-host.ts'
import { simulationCalls } from './simulation-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './simulation-worker.ts?worker&url'
import type { Worth } from './use-worth.ts'

type Asked = Parameters<typeof simulate>[0]

const hostOf = () => new WorkerHost(new URL(script, import.meta.url), async () => simulationCalls)

/** Results of ten thousand draws, in a worker, once nobody types; undefined while it draws. */
export function useSimulation({ segments, seed }: Worth): Simulated | undefined {
  const asked: Asked = {
    segments: segments.map(({ segment: { number, drivers, categoryPenetration, levers } }) => ({
      number,
      drivers,
      categoryPenetration,
      levers,
    })),
    seed,
  }
  const key = useSettled(JSON.stringify(asked))
  const [answer, setAnswer] = useState<{ key: string; simulated: Simulated }>()
  useEffect(() => {
    const host = hostOf()
    let isCurrent = true
    void host.call('simulate', JSON.parse(key) as Asked).then(
      (simulated) => isCurrent && setAnswer({ key, simulated }),
      (error: unknown) => {
        if (isCurrent) throw error
      },
    )
    return () => {
      isCurrent = false
      host.end()
    }
  }, [key])
  return answer?.key === JSON.stringify(asked) ? answer.simulated : undefined
}
