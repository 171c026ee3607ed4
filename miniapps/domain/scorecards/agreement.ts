import type { Level } from './scorecard.ts'

/** With fewer questions that both have judged, agreement is mostly chance. */
export const LEAST_SHARED_QUESTIONS = 6

/**
 * Agreement of two assessors beyond chance: Cohen's kappa with quadratic weights, -1 to 1. Source:
 * docs/design/scoring.md; for quadratic weights it is `1 - n · Σ(aᵢ - bᵢ)² / ΣΣ(aᵢ - bⱼ)²`.
 * @param pairs the two levels of each question to which both gave one
 * @returns null where it cannot be computed: fewer than 6 questions, or both gave the same level throughout
 */
export function agreement(pairs: readonly (readonly [a: Level, b: Level])[]): number | null {
  if (pairs.length < LEAST_SHARED_QUESTIONS) return null
  if (isConstant(pairs.map(([a]) => a)) && isConstant(pairs.map(([, b]) => b))) return null
  let seen = 0
  let byChance = 0
  for (const [a, own] of pairs) {
    seen += (a - own) ** 2
    for (const [, b] of pairs) byChance += (a - b) ** 2
  }
  return 1 - (pairs.length * seen) / byChance
}

const isConstant = (levels: readonly Level[]) => levels.every((level) => level === levels[0])

export type AgreementBand = (typeof BANDS)[number][0] | 'almostPerfect'

/** Up to which kappa each holds. Source: Landis and Koch, Biometrics 33 (1977). */
const BANDS = [
  ['chance', 0],
  ['slight', 0.2],
  ['fair', 0.4],
  ['moderate', 0.6],
  ['substantial', 0.8],
] as const

/** What a kappa is called. */
export const agreementBand = (kappa: number): AgreementBand =>
  BANDS.find(([, upTo]) => kappa <= upTo)?.[0] ?? 'almostPerfect'
