import { Unjudged } from './case.ts'
import type { Session } from './session.ts'

const WARM_UP = 10
const SAMPLES = 5

/** Growth per mount, by the line that fits best. */
export interface Slope {
  bytes: number
  nodes: number
  /** That were measured. */
  mounts: number
  /** From sample to sample, but for one: a single jump is a cache, no leak. */
  grows: boolean
}

/** Mounts and unmounts so often, and measures what is left after garbage was collected. @throws Unjudged */
export async function heapSlope(session: Session, mounts: number, key?: string): Promise<Slope> {
  const repeat = async (times: number) => {
    const failure = await session.call('repeat', times, ...(key ? [key] : []))
    if (failure) throw new Unjudged(`It could not be mounted and unmounted so often (${failure}).`)
  }
  await repeat(Math.min(WARM_UP, mounts))
  const step = Math.max(1, Math.round(mounts / (SAMPLES - 1)))
  const samples = [await measure(session)]
  while (samples.length < SAMPLES) {
    await repeat(step)
    samples.push(await measure(session))
  }
  const bytes = samples.map((each) => each.bytes)
  const rises = bytes.slice(1).filter((value, index) => value > bytes[index]!).length
  return {
    bytes: slopeOf(bytes) / step,
    nodes: slopeOf(samples.map((each) => each.nodes)) / step,
    mounts: step * (SAMPLES - 1),
    grows: rises >= SAMPLES - 2,
  }
}

async function measure(session: Session): Promise<{ bytes: number; nodes: number }> {
  const tools = await session.devTools()
  await tools.send('Performance.enable')
  await tools.send('Runtime.discardConsoleEntries')
  for (let times = 0; times < 3; times++) {
    await tools.send('HeapProfiler.collectGarbage')
    await session.page.waitForTimeout(20)
  }
  const { metrics } = await tools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { bytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') }
}

/** Least squares over samples of equal distance. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const above = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return above / values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
}
