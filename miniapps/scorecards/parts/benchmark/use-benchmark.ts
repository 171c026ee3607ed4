import type { Benchmark } from '../../../domain/scorecards/benchmark.ts'
import { useResource, type Resource } from '../../../kit/bridge/use-resource.ts'
import { useAudit } from '../run/audit-context.ts'

/** Where brands like this one stand; read again once the audit is submitted. */
export function useBenchmark(): Resource<Benchmark> {
  const { benchmark, path, run } = useAudit()
  return useResource(`${path('result')} ${run?.status}`, benchmark, 'benchmark')
}
