import type { Term } from './objective.ts'

/** The budget over terms in equal parts, or in parts by weight, held within bounds: what one takes not goes to others. */
export function evenSplit(
  terms: readonly Pick<Term, 'min' | 'max'>[],
  budget: number,
  weightOf: () => number = () => 1,
): number[] {
  const weights = terms.map(weightOf)
  const at = (level: number) =>
    terms.map(({ min, max }, place) => Math.min(max, Math.max(min, level * weights[place]!)))
  const sumAt = (level: number) => at(level).reduce((sum, each) => sum + each, 0)
  let [low, high] = [0, 1]
  while (sumAt(high) < budget && high < Number.MAX_VALUE / 4) high *= 2
  for (let middle = high / 2; low < middle && middle < high; middle = (low + high) / 2)
    if (sumAt(middle) < budget) low = middle
    else high = middle
  return at(low)
}
