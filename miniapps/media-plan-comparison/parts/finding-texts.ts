import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, type Shown } from './comparison-world.tsx'

/** A sentence about the plans, and whether it warns. */
export interface Finding {
  text: string
  isWarning: boolean
}

/** Sentences above a comparison: plans that are better than others, figures that are missing or cannot be compared, and the exchange rates used. */
export function findingTexts(
  { plans, baseline, figures, rates, currency }: Shown,
  format: Format,
): readonly Finding[] {
  const nameOf = (key: string) => labelOf(plans.find((plan) => plan.key === key)!)
  const finding = (text: string): Finding => ({ text, isWarning: false })
  const warning = (text: string): Finding => ({ text, isWarning: true })
  const better = figures.flatMap(({ key: worse, dominatedBy }) =>
    dominatedBy.map((key) => finding(words('dominates', { better: nameOf(key), worse: nameOf(worse) }))),
  )
  const judged = figures.filter(({ isComparable, reach }) => isComparable && reach !== null)
  return [
    ...better,
    ...(better.length === 0 && judged.length > 1 ? [finding(words('noneDominates'))] : []),
    ...figures
      .filter(({ isComparable }) => !isComparable)
      .map(({ key }) => warning(words('otherPeople', { plan: nameOf(key), baseline: labelOf(baseline) }))),
    ...figures
      .filter(({ left }) => left > 0)
      .map(({ key, left }) => warning(words('leftOut', { plan: nameOf(key), count: left }))),
    ...plans
      .filter(({ unpriced }) => unpriced > 0)
      .map((plan) => warning(words('unpriced', { plan: labelOf(plan), count: plan.unpriced }))),
    ...figures
      .filter(({ equal }) => equal?.isGuess)
      .map(({ key }) => warning(words('guess', { plan: nameOf(key) }))),
    ...rates.map(({ from, rate, date, source, stale }) => ({
      text: words(stale ? 'rateStale' : 'rateUsed', {
        from,
        to: currency,
        rate: format.number(rate, { maximumFractionDigits: 6 }),
        day: format.date(date),
        source: source ?? '',
      }),
      isWarning: stale,
    })),
  ]
}
