import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../../kernel/near-in-tests.ts'
import type { Expression } from '../expression.ts'
import { intersections, setBounds } from '../set-figures.ts'
import { audienceRefs, refText, withEditions } from './audience-refs.ts'
import { boundsOf, holdsFor } from './bounds-of.ts'
import { type ChainStep, compositionOf, expressionOfComposition, runningSets } from './chain.ts'
import { apartReason, isRecounted } from './apart-reason.ts'
import { cyclePath } from './cycle-path.ts'
import { upsetRows } from './upset-rows.ts'
import { lensArea, regionPlaces, vennCircles } from './venn-circles.ts'

const set = (id: string): Expression => ({ op: 'audience', id, version: 1 })
const steps = (...named: [string, ChainStep['op']][]) => named.map(([id, op]) => ({ id, op, version: 1 }))
const A_OR_B_MINUS_C = steps(['a', 'and'], ['b', 'or'], ['c', 'minus'])

describe('a composition', () => {
  it('is an expression of editions, and read from it as it was', () => {
    const expression = expressionOfComposition({ kind: 'chain', steps: A_OR_B_MINUS_C })!
    assert.deepEqual(expression, {
      op: 'and',
      of: [
        { op: 'or', of: [set('a'), set('b')] },
        { op: 'not', of: set('c') },
      ],
    })
    assert.deepEqual(compositionOf(expression), { kind: 'chain', steps: A_OR_B_MINUS_C })
    const two = { kind: 'atLeast', k: 2, steps: steps(['a', 'and'], ['b', 'and'], ['c', 'and']) } as const
    assert.deepEqual(compositionOf(expressionOfComposition(two)!), two)
    assert.deepEqual(runningSets(A_OR_B_MINUS_C).at(-1), expression)
  })

  it('is none where groups stand side by side', () => {
    const groups: Expression = {
      op: 'or',
      of: [
        { op: 'and', of: [set('a'), set('b')] },
        { op: 'and', of: [set('c'), set('d')] },
      ],
    }
    assert.equal(compositionOf(groups), null)
    assert.equal(compositionOf({ op: 'answered', variable: 'tv' }), null)
  })

  it('is counted exactly in one version of a dataset alone', () => {
    const ground = {
      markets: ['GB'],
      dataset: 's',
      datasetVersion: 1,
      slices: ['GB-1', 'GB-2'],
      weight: 'main',
      base: '',
    }
    assert.equal(apartReason([ground, ground]), null)
    assert.equal(apartReason([ground, { ...ground, dataset: 'other' }]), 'dataset')
    assert.equal(apartReason([ground, { ...ground, datasetVersion: 2 }]), 'version')
    assert.equal(isRecounted([ground, { ...ground, slices: ['GB-2', 'GB-1'] }]), false)
    assert.equal(isRecounted([ground, { ...ground, slices: ['GB-1'] }]), true)
    assert.equal(isRecounted([ground, { ...ground, base: 'sex = 1' }]), true)
  })

  it('names the editions it is made of, and puts their rules in their place', () => {
    const expression: Expression = { op: 'and', of: [set('a'), { op: 'not', of: set('b') }, set('a')] }
    assert.deepEqual(audienceRefs(expression).map(refText), ['a@1', 'b@1'])
    const rule: Expression = { op: 'in', variable: 'tv', codes: [1] }
    assert.deepEqual(
      withEditions(expression, ({ id }) => (id === 'a' ? rule : { op: 'not', of: set('a') })),
      { op: 'and', of: [rule, { op: 'not', of: { op: 'not', of: rule } }, rule] },
    )
  })

  it('[Composer 6] never comes back to itself', () => {
    const parts: Record<string, string[]> = { b: ['c', 'd'], d: ['a'] }
    const partsOf = (id: string) => parts[id] ?? []
    assert.deepEqual(cyclePath({ id: 'a', added: 'b', partsOf }), ['a', 'b', 'd', 'a'])
    assert.deepEqual(cyclePath({ id: 'a', added: 'a', partsOf }), ['a', 'a'])
    assert.equal(cyclePath({ id: 'a', added: 'c', partsOf }), null)
  })
})

describe('what is known of audiences without their overlaps', () => {
  const sizes = { 'a@1': 4000, 'b@1': 3000, 'c@1': 2500 }
  const bounds = (expression: Expression) => boundsOf({ expression, sizes, universe: 5000 })

  it('[Composer 1] lies between bounds, about where chance would have it', () => {
    near(bounds({ op: 'and', of: [set('a'), set('b')] }), { min: 2000, max: 3000, independent: 2400 })
    near(bounds({ op: 'and', of: [set('a'), set('b'), set('c')] }), { min: 0, max: 2500, independent: 1200 })
    near(bounds({ op: 'and', of: [set('a'), { op: 'not', of: set('b') }] }), {
      min: 1000,
      max: 2000,
      independent: 1600,
    })
    near(bounds({ op: 'atLeast', k: 2, of: [set('a'), set('b'), set('c')] }), { min: 2250, max: 4750 })
  })

  it('holds for all people there may be', () => {
    const person = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean())
    const expressions: Expression[] = [
      { op: 'or', of: [set('a'), { op: 'not', of: set('c') }] },
      { op: 'atLeast', k: 2, of: [set('a'), set('b'), set('c')] },
      {
        op: 'and',
        of: [
          { op: 'or', of: [set('a'), set('b')] },
          { op: 'not', of: set('c') },
        ],
      },
    ]
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 12 }), (people) => {
        const count = (at: number) => people.filter((each) => each[at]).length
        const known = { 'a@1': count(0), 'b@1': count(1), 'c@1': count(2) }
        for (const expression of expressions) {
          const actual = people.filter((each) =>
            holdsFor(expression, (ref) => each['abc'.indexOf(ref[0]!)]!),
          ).length
          const { min, max } = boundsOf({ expression, sizes: known, universe: people.length })
          assert.ok(min - 1e-9 <= actual && actual <= max + 1e-9)
        }
      }),
    )
  })

  it('is as setBounds has it of one group', () => {
    const { or } = setBounds({ sizes: [4000, 3000, 2500], universe: 5000 })
    near(bounds({ op: 'or', of: [set('a'), set('b'), set('c')] }), or)
  })
})

describe('pictures of sets', () => {
  it('[Composer 3] have cells of eight sets that add up to the base', () => {
    const people = Array.from({ length: 600 }, (_, person) =>
      Array.from({ length: 8 }, (__, at) => ((person * (at + 3)) % (at + 2) === 0 ? 1 : 0)),
    )
    const regions = intersections({ members: people, weights: people.map(() => 1) })
    const rows = upsetRows({ regions: regions.map(({ mask, n, w }) => ({ mask, n, universe: w })), sets: 8 })
    const outside = regions.find(({ mask }) => mask === 0)?.w ?? 0
    assert.equal(
      rows.reduce((sum, { universe }) => sum + universe, outside),
      600,
    )
    assert.ok(rows.every(({ mask, within }) => within.every((set) => mask & (1 << set)) && within.length > 0))
    assert.ok(rows.every(({ universe }, at) => at === 0 || universe <= rows[at - 1]!.universe))
  })

  it('draw sizes and overlaps as areas', () => {
    const [a, b] = vennCircles({ sizes: [4000, 3000], both: [1200] })
    near(lensArea(a!.radius, b!.radius, b!.x), 1200, 1e-3)
    near(Math.PI * a!.radius ** 2, 4000)
    const three = vennCircles({ sizes: [4000, 3000, 2000], both: [1200, 900, 700] })
    near(
      lensArea(three[1]!.radius, three[2]!.radius, Math.hypot(three[1]!.x - three[2]!.x, three[2]!.y)),
      700,
      1e-3,
    )
    const places = regionPlaces(three)
    assert.deepEqual(
      [...places.keys()].toSorted((one, other) => one - other),
      [1, 2, 3, 4, 5, 6, 7],
    )
  })

  it('have no room for a cell where one set lies within another', () => {
    const places = regionPlaces(vennCircles({ sizes: [4000, 1000], both: [1000] }))
    assert.deepEqual(
      [...places.keys()].toSorted((one, other) => one - other),
      [1, 3],
    )
  })
})
