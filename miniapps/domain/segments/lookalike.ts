const MOST = Math.log(5)

/**
 * Odds that somebody belongs to an audience whose members answer with these indices: each adds ln(index/100), within ±ln 5, to the odds
 * of the prior (naive Bayes).
 */
export function lookalike({ prior, indices }: { prior: number; indices: readonly number[] }): {
  score: number
  posterior: number
} {
  const score = indices.reduce(
    (sum, index) => sum + Math.min(MOST, Math.max(-MOST, Math.log(index / 100))),
    0,
  )
  const odds = (prior / (1 - prior)) * Math.exp(score)
  return { score, posterior: prior >= 1 ? 1 : odds / (1 + odds) }
}

/** Area under the curve of a ranking, weighted: how often somebody who belongs stands above somebody who does not; ties count half. Null of one kind alone. */
export function ranking(asked: {
  scores: readonly number[]
  /** 1 of those who belong. */
  labels: readonly number[]
  weights: readonly number[]
}): { auc: number | null } {
  const { scores, labels, weights } = asked
  const order = scores.map((_, at) => at).toSorted((one, other) => scores[one]! - scores[other]!)
  let [below, above, won] = [0, 0, 0]
  for (let from = 0; from < order.length;) {
    let to = from
    let [ins, outs] = [0, 0]
    for (; to < order.length && scores[order[to]!] === scores[order[from]!]; to++) {
      const at = order[to]!
      if (labels[at]) ins += weights[at]!
      else outs += weights[at]!
    }
    won += ins * (below + outs / 2)
    below += outs
    above += ins
    from = to
  }
  return { auc: above > 0 && below > 0 ? won / (above * below) : null }
}
