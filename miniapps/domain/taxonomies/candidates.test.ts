import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Expression } from '../audience/expression.ts'
import { parsed } from '../audience/parsed-in-tests.ts'
import { near } from '../kernel/near-in-tests.ts'
import type { CountedTable } from '../surveys/counting.ts'
import { SAMPLE_FRAME } from '../surveys/sample/frame.ts'
import { basketTotals } from './basket.ts'
import {
  byRecall,
  type Candidate,
  candidatesIn,
  candidatesOf,
  fitsOf,
  standIn,
  trueCpm,
} from './candidates.ts'
import { countedBridges, namesOf } from './counted-bridges.ts'
import { proposeCover } from './propose-cover.ts'
import { nodesById, type TaxonomyNode } from './taxonomy.ts'

const cell = (universe: number) => ({ n: universe, w: universe, q: universe, universe })
/** Row T1: two segments, their union and their intersection. */
const T1: CountedTable = {
  cells: [
    [cell(180), cell(160), cell(270), cell(70), cell(500)],
    [cell(300), cell(400), cell(600), cell(100), cell(5000)],
  ],
  comparison: [cell(500), cell(5000)],
}
const node = (id: string, cpm: number | null = 300, parent: string | null = null): TaxonomyNode => ({
  id,
  parent,
  name: id,
  cpm,
})
const candidates = ['first', 'second', 'or', 'and'].map((id, at): Candidate => {
  const fit = fitsOf(T1)[at]!
  return { node: node(id), fit, trueCpm: trueCpm(300, fit.precision) }
})

it('[Translator 1] counts how well segments, their union and their intersection stand for an audience', () => {
  const figures = fitsOf(T1).map((fit) => ({
    precision: fit!.precision,
    recall: fit!.recall,
    f1: fit!.f1,
    index: fit!.index,
  }))
  near(figures, [
    { precision: 0.6, recall: 0.36, f1: 0.45, index: 600 },
    { precision: 0.4, recall: 0.32, f1: 0.355556, index: 400 },
    { precision: 0.45, recall: 0.54, f1: 0.490909, index: 450 },
    { precision: 0.7, recall: 0.14, f1: 0.233333, index: 700 },
  ])
})

it('[Translator 2] keeps the first and the intersection at a precision of .5', () => {
  assert.deepEqual(
    byRecall(candidates, 0.5).map((each) => each.node.id),
    ['first', 'and'],
  )
})

it('[Translator 3] makes 5.00 a true thousand of a CPM of 3.00 at .60', () => {
  near(candidates[0]!.trueCpm, 500)
  assert.deepEqual([trueCpm(null, 0.6), trueCpm(300, 0), trueCpm(300, null)], [null, null, null])
})

it('[Translator 5] proposes the parent of a leaf without a bridge, or the next one above that has one', () => {
  const all = [node('top'), node('group', null, 'top'), node('leaf', 1, 'group'), node('other', 1, 'group')]
  const bridge = (id: string) => ({ node: id, dataset: 's', expression: { op: 'all' } as const })
  const found = (id: string, ...bridged: string[]) =>
    standIn(nodesById(all).get(id)!, nodesById(all), bridged.map(bridge))?.id
  assert.equal(found('leaf', 'group', 'top'), 'group')
  assert.equal(found('leaf', 'top'), 'top')
  assert.equal(found('leaf'), 'group')
  assert.equal(found('leaf', 'leaf'), undefined)
  assert.equal(found('top'), undefined)
})

it('says nothing of a segment that a licence hides, and no index of one with fewer than 30 people', () => {
  const hidden: CountedTable = {
    cells: [
      [null, cell(12), cell(500)],
      [cell(300), cell(29), cell(5000)],
    ],
    comparison: [cell(500), cell(5000)],
  }
  const [first, second] = fitsOf(hidden)
  assert.equal(first, null)
  assert.deepEqual([second!.flag, second!.index], ['**', null])
})

it('adds up a basket of any segments by their size, and of all at once by the dearest', () => {
  const basket = [candidates[0]!, { ...candidates[1]!, node: node('second', 600) }]
  const [, , or, and] = fitsOf(T1)
  const any = basketTotals({ candidates: basket, join: 'any', fit: or! })
  near([any.cpm, any.trueCpm], [(300 * 300 + 600 * 400) / 700, (300 * 300 + 600 * 400) / 340])
  const all = basketTotals({ candidates: basket, join: 'all', fit: and! })
  near([all.cpm, all.trueCpm], [600, 600 / 0.7])
  const guessed = { node: node('guess', null), fit: null, trueCpm: null }
  assert.equal(basketTotals({ candidates: [...basket, guessed], join: 'any', fit: or! }).uncounted, 1)
  const unpriced = { ...candidates[1]!, node: node('second', null) }
  assert.equal(basketTotals({ candidates: [basket[0]!, unpriced], join: 'any', fit: or! }).cpm, null)
})

it('proposes segments by counts as it does by lists of people', async () => {
  const people: Readonly<Record<string, readonly number[]>> = {
    wide: [1, 2, 3, 4, 11, 12, 13, 14],
    narrow: [1, 2, 3],
    other: [5, 6, 15],
  }
  const source = [1, 2, 3, 4, 5, 6]
  const segments = Object.keys(people).map((id) => ({
    id,
    expression: { op: 'answered', variable: id } as const,
  }))
  const members = (expression: Expression): number[] =>
    expression.op === 'answered'
      ? [...people[expression.variable]!]
      : [...new Set((expression as { of: readonly Expression[] }).of.flatMap(members))]
  const count = async (unions: readonly Expression[]) => {
    const sets = unions.map(members)
    const both = sets.map((set) => set.filter((each) => source.includes(each)).length)
    const row = (sizes: readonly number[]) => sizes.map(cell)
    return fitsOf({
      cells: [row([...both, 6]), row([...sets.map(({ length }) => length), 100])],
      comparison: [],
    })
  }
  const cover = (floor: number) => proposeCover({ segments, k: 3, floor, count })
  assert.deepEqual(await cover(0.6), ['narrow', 'other'])
  assert.deepEqual(await cover(0.5), ['wide', 'other'])
  assert.deepEqual(await cover(1.1), [])
})

it('counts bridges that the survey has the questions of, without answers that it no longer has', () => {
  const bridge = (text: string, dataset = 'survey-2026') => ({
    node: text,
    dataset,
    expression: parsed(text),
  })
  const bridges = [
    bridge('tv IN (1, 77)'),
    bridge('tv = 77'),
    bridge('moon = 1'),
    bridge('tv >= 2'),
    bridge('age >= 30'),
    bridge('tv = 1', 'another'),
  ]
  assert.deepEqual(
    countedBridges(bridges, 'survey-2026', SAMPLE_FRAME).map(({ id }) => id),
    ['tv IN (1, 77)', 'age >= 30'],
  )
  assert.deepEqual(namesOf('Viewers', parsed('tv = 1 AND age >= 30'), SAMPLE_FRAME), [
    'Viewers',
    'Heavy',
    'Television viewing: Heavy',
  ])
})

it('has a candidate for each bridged node, and none for what a version of the taxonomy lacks', () => {
  const nodes = nodesById([node('first'), node('open')])
  const found = candidatesOf([{ id: 'first' }], [fitsOf(T1)[0]!], nodes)
  assert.equal(found.get('first')!.trueCpm, 500)
  assert.deepEqual(candidatesIn(['open', 'gone', 'first'], { nodes, candidates: found }), [
    { node: node('open'), fit: null, trueCpm: null },
    found.get('first'),
  ])
})
