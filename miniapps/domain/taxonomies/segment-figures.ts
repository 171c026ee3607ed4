/** Shares are 0 to 1; null where there is nobody. */
export interface SegmentFigures {
  /** Of the segment's people in the audience. */
  precision: number | null
  /** Of the audience's people in the segment. */
  recall: number | null
  f1: number | null
  /** 100: no better than anybody. */
  index: number | null
}

/** Fit of a segment that can be bought to an audience. `target`: the segment, `both`: in segment and audience. Sizes in one unit. */
export function segmentFigures(asked: {
  source: number
  universe: number
  target: number
  both: number
}): SegmentFigures {
  const { source, universe, target, both } = asked
  const precision = target > 0 ? both / target : null
  const recall = source > 0 ? both / source : null
  const sum = (precision ?? 0) + (recall ?? 0)
  return {
    precision,
    recall,
    f1: precision === null || recall === null ? null : sum > 0 ? (2 * precision * recall) / sum : 0,
    index: precision === null || !(source > 0) ? null : (100 * precision * universe) / source,
  }
}

export interface Cover extends SegmentFigures {
  /** Ids, in the order in which they were added. */
  chosen: string[]
}

/**
 * Up to `k` segments whose union reaches most of an audience while its precision stays at the floor or above: each time that one is added
 * which raises recall most, of equals the more precise, then the first.
 */
export function coverSegments(asked: {
  /** People, by any names. */
  source: readonly number[]
  /** Number of all people. */
  universe: number
  segments: readonly { id: string; people: readonly number[] }[]
  k: number
  floor: number
}): Cover {
  const { universe, segments, k, floor } = asked
  const source = new Set(asked.source)
  const figuresOf = (people: ReadonlySet<number>) =>
    segmentFigures({
      source: source.size,
      universe,
      target: people.size,
      both: [...people].filter((each) => source.has(each)).length,
    })
  const chosen: string[] = []
  let union = new Set<number>()
  while (chosen.length < k) {
    const now = figuresOf(union).recall ?? 0
    const open = segments
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id, people }) => ({ id, people: new Set([...union, ...people]) }))
      .map((each) => ({ ...each, figures: figuresOf(each.people) }))
    const best = bestAddition(open, now, floor)
    if (!best) break
    chosen.push(best.id)
    union = best.people
  }
  if (chosen.length > 0) return { chosen, ...figuresOf(union) }
  return { chosen, precision: null, recall: 0, f1: null, index: null }
}

/** The segment that raises recall most and keeps precision at the floor or above; of equals the more precise, then the first. */
export function bestAddition<Option extends { figures: SegmentFigures }>(
  options: readonly Option[],
  recall: number,
  floor: number,
): Option | undefined {
  return options
    .filter(({ figures }) => (figures.precision ?? -1) >= floor && (figures.recall ?? 0) > recall)
    .toSorted(
      (one, other) =>
        other.figures.recall! - one.figures.recall! || other.figures.precision! - one.figures.precision!,
    )[0]
}
