import type { Span } from './stack-values.ts'

export interface WaterfallStep {
  label: string
  /** How much it adds or takes; null: not known. A total is worked out, unless it has a value: the figure that all begins with. */
  value: number | null
  /** The sum up to here, drawn from zero. */
  isTotal?: boolean
}

export interface DrawnStep {
  label: string
  value: number | null
  span: Span | null
  kind: 'rise' | 'fall' | 'total'
}

/** Running sums: each step begins where the last one ended. After a step that is not known a sum is not known either. */
export function waterfallSteps(steps: readonly WaterfallStep[]): DrawnStep[] {
  let sum: number | null = 0
  return steps.map(({ label, value, isTotal }) => {
    if (isTotal) {
      sum = value ?? sum
      return { label, value: sum, span: sum === null ? null : { from: 0, to: sum }, kind: 'total' }
    }
    const kind = value !== null && value < 0 ? 'fall' : 'rise'
    const from = sum
    sum = from === null || value === null ? null : from + value
    return { label, value, span: from === null || sum === null ? null : { from, to: sum }, kind }
  })
}
