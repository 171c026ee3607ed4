import { gapToMedian, type Benchmark, type Quartiles } from '../../../domain/scorecards/benchmark.ts'
import { BENCHMARK_MIN_BRANDS } from '../../../domain/scorecards/limits.ts'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

export interface BenchmarkLineProps {
  benchmark: Resource<Benchmark>
  score: number | null
}

/** How far the score is from the median of its category and market, or why nobody is told. */
export function BenchmarkLine({ benchmark: { data, error, loading, reload }, score }: BenchmarkLineProps) {
  if (data) return <Comparison benchmark={data} score={score} />
  if (!error) return <Skeleton label={words('loading')} lines={[70]} />
  return (
    <p className="os-row">
      {words('failed')}
      <Button size="s" busy={loading} onClick={reload}>
        {kitWords('tryAgain')}
      </Button>
    </p>
  )
}

function Comparison({ benchmark, score }: { benchmark: Benchmark; score: number | null }) {
  const { number, regionName } = useFormat()
  const { missing, total, brands } = benchmark
  const market = benchmark.market === null ? '' : regionName(benchmark.market)
  const place = { category: benchmark.category ?? '', market }
  if (missing || !total) {
    const needed = number(BENCHMARK_MIN_BRANDS)
    return (
      <p className="os-muted">{words(`none.${missing ?? 'too-few-brands'}`, { ...place, brands, needed })}</p>
    )
  }
  return (
    <p>
      {gapWords(score, total, { ...place, brands: total.n }, number)}{' '}
      <span className="os-muted">{words('middle', { low: number(total.p25), high: number(total.p75) })}</span>
    </p>
  )
}

interface Among {
  category: string
  market: string
  brands: number
}

function gapWords(score: number | null, total: Quartiles, among: Among, number: Format['number']): string {
  if (score === null) return words('median', { ...among, median: number(total.p50) })
  const gap = gapToMedian(score, total)
  if (gap === 0) return words('equal', { ...among })
  return words(gap > 0 ? 'above' : 'below', { ...among, gap: Math.abs(gap) })
}
