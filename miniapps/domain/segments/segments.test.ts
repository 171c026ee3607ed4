import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../kernel/near-in-tests.ts'
import { adjustedRand } from './adjusted-rand.ts'
import { communities, type Edge, modularity } from './communities.ts'
import { kMeans } from './k-means.ts'
import { lookalike, ranking } from './lookalike.ts'
import { mergeCategories } from './merge-categories.ts'

const G1 = [
  [80, 20],
  [78, 22],
  [60, 40],
  [30, 70],
  [33, 67],
]

describe('segments', () => {
  it('[G1] come of categories that differ by more than chance', () => {
    const ordinal = mergeCategories({ table: G1, ordinal: true, alpha: 0.05 })
    assert.deepEqual(ordinal.groups, [[0, 1], [2], [3, 4]])
    near(ordinal, { chiSquare: 92.392629, df: 2, multiplier: 6 })
    assert.equal(mergeCategories({ table: G1, ordinal: false, alpha: 0.05 }).multiplier, 25)
    const alike = mergeCategories({
      table: [
        [10, 10],
        [11, 10],
      ],
      ordinal: true,
      alpha: 0.05,
    })
    assert.deepEqual([alike.groups, alike.adjusted], [[[0, 1]], 1])
    const tied = [
      [10, 10, 10],
      [10, 11, 14],
      [14, 11, 10],
    ]
    assert.deepEqual(mergeCategories({ table: tied, ordinal: false, alpha: 0.8 }).groups, [[0, 1], [2]])
  })

  it('[G2] are compared by the pairs that they hold together', () => {
    near(adjustedRand({ a: [0, 0, 0, 1, 1, 1], b: [0, 0, 1, 1, 2, 2] }), 0.242424)
    assert.equal(adjustedRand({ a: [0, 0, 1], b: [5, 5, 2] }), 1)
  })

  it('[G3] are known by the answers of their people', () => {
    near(lookalike({ prior: 0.1, indices: [150, 80] }).posterior, 0.117647)
    near(lookalike({ prior: 0.05, indices: [900, 60] }), { score: 1.098612, posterior: 0.136364 })
    assert.deepEqual(ranking({ scores: [1, 2, 2, 3], labels: [0, 0, 1, 1], weights: [1, 1, 1, 1] }), {
      auc: 0.875,
    })
    assert.equal(ranking({ scores: [1], labels: [1], weights: [1] }).auc, null)
  })

  it('[G4] are communities of a graph', () => {
    const edges: Edge[] = [
      ['a', 'b', 1],
      ['b', 'c', 1],
      ['a', 'c', 1],
      ['c', 'd', 1],
      ['d', 'e', 1],
      ['e', 'f', 1],
      ['d', 'f', 1],
    ]
    const found = communities({ nodes: [...'abcdef'], edges })
    assert.deepEqual(found.communities, [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ])
    near(found.modularity, 0.357143)
    const community = Object.fromEntries([...'abcdef'].map((node, at) => [node, at < 3 ? 0 : 1]))
    near(modularity({ edges, community }), 0.357143)
    assert.deepEqual(communities({ nodes: ['a', 'b'], edges: [] }).communities, [['a'], ['b']])
  })

  it('are none of nobody', () => {
    assert.deepEqual(kMeans({ points: [], weights: [], k: 2 }), { assignment: [], centres: [], within: 0 })
  })

  it('are points around centres', () => {
    const points = [
      [0, 0],
      [0, 1],
      [10, 10],
      [10, 11],
    ]
    const { assignment, centres, within } = kMeans({ points, weights: [1, 1, 1, 3], k: 2 })
    assert.equal(adjustedRand({ a: assignment, b: [0, 0, 1, 1] }), 1)
    near(centres[assignment[3]!], [10, 10.75])
    near(within, 0.5 + 0.75 ** 2 + 3 * 0.25 ** 2)
  })

  it('are those of each point by all centres in each round, of equals the first', () => {
    const axes = fc.integer({ min: 1, max: 9 })
    const grid = axes.chain((length) => {
      const point = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: length, maxLength: length })
      return fc.array(fc.tuple(point, fc.constantFrom(0, 0.7, 1, 1.3)), { minLength: 5, maxLength: 60 })
    })
    fc.assert(
      fc.property(grid, fc.integer({ min: 1, max: 5 }), (people, k) => {
        const points = people.map(([point]) => point)
        const weights = people.map(([, weight]) => weight)
        const starts = Array.from({ length: k }, (_, at) => at)
        const { assignment, centres } = kMeans({ points, weights, k, starts })
        assert.deepEqual({ assignment, centres }, plainly(points, weights, k))
      }),
    )
  })
})

/** Lloyd's rounds without bounds, from the first points on. */
function plainly(points: readonly number[][], weights: readonly number[], k: number) {
  const nearest = (centres: readonly number[][]) => points.map((point) => firstNearest(point, centres))
  let centres = points.slice(0, k)
  for (let assignment = nearest(centres); ;) {
    centres = centres.map(
      (centre, at) => meanOf(points, weights, (place) => assignment[place] === at) ?? centre,
    )
    const next = nearest(centres)
    if (next.every((centre, at) => centre === assignment[at])) return { assignment, centres }
    assignment = next
  }
}

function firstNearest(point: readonly number[], centres: readonly number[][]): number {
  const away = centres.map((centre) => centre.reduce((sum, at, axis) => sum + (point[axis]! - at) ** 2, 0))
  return away.indexOf(Math.min(...away))
}

function meanOf(points: readonly number[][], weights: readonly number[], isIn: (place: number) => boolean) {
  const members = [...points.keys()].filter(isIn)
  const all = members.reduce((sum, place) => sum + weights[place]!, 0)
  return all > 0
    ? points[0]!.map(
        (_, axis) => members.reduce((sum, at) => sum + weights[at]! * points[at]![axis]!, 0) / all,
      )
    : undefined
}
