import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../document/change.ts'
import { shapeOf } from '../planning/curves/curve.ts'
import { compareFamilies, doubtfulPoints, fitFamily, residualOf, usedPoints } from './compare-families.ts'
import { type ApprovedDays, type CurveLine, gapMatrix } from './gaps.ts'
import { observedFaults } from './observed-faults.ts'
import { changesToPacked, packedCurve, packFaults, packKey, packOf, readPack, samePacked } from './pack.ts'
import { packOfSheets, sheetsOfPack } from './pack-sheets.ts'
import type { ObservedPoint } from './wire.ts'

const TV = { family: 'exponential', max: 85, k: 220 } as const
const observed = (xs: readonly number[], off: Readonly<Record<number, number>> = {}): ObservedPoint[] =>
  xs.map((x, place) => ({
    x,
    reach: [shapeOf(TV).reach(x) + (off[place] ?? 0), 10],
    cost: 100 * x,
    date: '2026-03-01',
  }))
const XS = [50, 100, 200, 300, 450]

describe('points of a curve', () => {
  it('[RF curves 1] betray the one that the others speak against, and fit once it is put aside', () => {
    const points = observed(XS, { 2: 10 })
    const [doubt, ...more] = doubtfulPoints(usedPoints(points, {}), 'exponential')
    assert.deepEqual([doubt!.row, Math.round(doubt!.residual), doubt!.limit, more], [3, 10, 1.5, []])
    const used = usedPoints(points, { 'aside/3': true })
    const fitted = fitFamily(used, 'exponential')
    assert.ok('fit' in fitted && fitted.fit!.rmse < 0.01 && fitted.curve.family === 'exponential')
    assert.ok(Math.abs(residualOf(fitted.curve, [200, points[2]!.reach[0]!]) - 10) < 0.01)
    assert.deepEqual(doubtfulPoints(used, 'exponential'), [])
  })

  it('count their rows in the whole set, whatever is put aside', () => {
    const points = observed(XS, { 3: -30 })
    const refused = fitFamily(usedPoints(points, { 'aside/1': true }), 'exponential')
    assert.deepEqual(refused, { family: 'exponential', refused: 'reach-falls', row: 4 })
  })

  it('have no reach of more contacts that is above the one before, or is none', () => {
    const reach = [
      [40, 50],
      [40, -3],
      [60, 50, 500],
      [60, 50, 50],
    ]
    assert.deepEqual(observedFaults(reach.map((levels, place) => ({ x: place + 1, reach: levels }))), [
      { row: 1, code: 'contacts-rise' },
      { row: 2, code: 'reach-range' },
      { row: 3, code: 'reach-range' },
      { row: 3, code: 'contacts-rise' },
    ])
  })

  it('are compared by all families, and suggest the simplest of those that fit alike', () => {
    const { fits, suggested } = compareFamilies(usedPoints(observed(XS), {}))
    assert.deepEqual(
      fits.map((each) => [each.family, 'curve' in each]),
      [
        ['exponential', true],
        ['hill', true],
        ['log', true],
        ['table', true],
      ],
    )
    assert.equal(suggested, 'exponential')
  })
})

const line = (market: string, touchpoint: string, status: string, more: Body = {}): CurveLine => ({
  id: `${market}-${touchpoint}-${status}`,
  status,
  place: 'agency',
  columns: { market, touchpoint, ...more },
})

const days = (id: string, version: number, from: string | null, to: string | null): ApprovedDays => ({
  id,
  version,
  name: `v${version}`,
  from,
  to,
})

describe('the gap matrix', () => {
  it('says of each touchpoint in each market what is there by its approved versions, the best first', () => {
    const { markets, rows, counts } = gapMatrix({
      today: '2026-06-01',
      touchpoints: ['OOH'],
      approved: [
        days('GB-TV-draft', 1, null, '2026-06-30'),
        days('GB-TV-draft', 2, '2026-07-01', null),
        days('DE-TV-approved', 1, '2026-07-01', null),
        days('GB-OLV-approved', 1, null, '2026-03-31'),
      ],
      lines: [
        line('GB', 'TV', 'draft', { approvals: 2, from: '2026-09-01' }),
        line('GB', 'TV', 'other'),
        line('DE', 'TV', 'approved', { approvals: 1 }),
        line('GB', 'OLV', 'approved', { approvals: 1 }),
        line('DE', 'OLV', 'retired', { approvals: 1 }),
      ],
    })
    assert.deepEqual(markets, ['DE', 'GB'])
    assert.deepEqual(
      rows.map(({ touchpoint, cells }) => [touchpoint, ...cells.map(({ standing }) => standing)]),
      [
        ['OLV', 'missing', 'ended'],
        ['OOH', 'missing', 'missing'],
        ['TV', 'coming', 'approved'],
      ],
    )
    assert.deepEqual(counts, { approved: 1, ended: 1, coming: 1, draft: 0, missing: 3 })
    assert.deepEqual(
      rows[2]!.cells[1]!.curves.map(({ standing, version }) => [standing, version]),
      [
        ['approved', 'v1'],
        ['draft', undefined],
      ],
    )
  })
})

describe('a pack of curves', () => {
  const body: Body = {
    market: 'GB',
    touchpoint: 'TV',
    audience: 'Adults 16+',
    unit: 'grp',
    family: 'exponential',
    fit: { ...TV, observed: 450 },
    universe: 52_000_000,
    source: '=1+1',
    from: '2026-01-01',
    points: 3,
    'aside/3': true,
    approvals: 2,
  }
  const table = usedPoints(observed(XS), {}).map(({ point }) => point)
  const curves = [
    packedCurve(body, observed(XS)),
    packedCurve({ market: 'DE', touchpoint: 'OLV' }, []),
    packedCurve(
      { market: 'US', touchpoint: 'TV', family: 'table', fit: { family: 'table', points: table as never } },
      observed(XS),
    ),
  ]

  it('[RF curves 6] is equal after it went out and came in, as JSON and as sheets', () => {
    assert.deepEqual(readPack(JSON.parse(JSON.stringify(packOf(curves)))), curves)
    const back = packOfSheets(sheetsOfPack(curves))!
    assert.deepEqual(back, curves)
    assert.ok(back.every((packed, place) => samePacked(packed, curves[place]!)))
    assert.deepEqual(packFaults(back), [])
  })

  it('is refused with curve, row and field, and what is none is no pack', () => {
    const [first, second] = curves as [(typeof curves)[0], (typeof curves)[0]]
    const falling = packedCurve({ market: 'GB', touchpoint: 'OOH', universe: -1 }, observed(XS, { 3: -30 }))
    assert.deepEqual(packFaults([first, { ...second, fields: { market: 'DE' } }, first, falling]), [
      { curve: 2, field: 'touchpoint', code: 'missing' },
      { curve: 3, field: 'touchpoint', code: 'twice' },
      { curve: 4, field: 'universe', code: 'not-valid' },
      { curve: 4, field: 'points', row: 4, code: 'reach-falls' },
    ])
    assert.equal(readPack({ curves: [] }), null)
    assert.equal(
      readPack({ ...packOf(curves), curves: [{ fields: { other: 1 }, aside: [], points: [] }] }),
      null,
    )
    assert.equal(packOfSheets({ curves: [['a']], points: [['b']] }), null)
    assert.notEqual(packKey(first), packKey(second))
    assert.notEqual(packKey(first), packKey({ fields: { ...first.fields, unit: 'spend' } }))
  })

  it('is refused where the server would refuse a point, or rows put aside that are not there', () => {
    const faulty = (more: Partial<ObservedPoint>, aside = [1]) =>
      packFaults([{ ...curves[0]!, aside, points: [{ ...observed(XS)[0]!, ...more }] }])
    assert.deepEqual(faulty({ cost: 0.5 }), [{ curve: 1, field: 'points', row: 1, code: 'no-cost' }])
    assert.deepEqual(faulty({ date: '2026-02-30' }), [{ curve: 1, field: 'points', row: 1, code: 'no-date' }])
    for (const reach of [[], [10, NaN], Array.from({ length: 11 }, () => 1)])
      assert.deepEqual(faulty({ reach }), [{ curve: 1, field: 'points', row: 1, code: 'no-number' }])
    assert.deepEqual(faulty({}, [2]), [{ curve: 1, field: 'aside', code: 'not-valid' }])
  })

  it('empties fields of a draft that it does not have', () => {
    const bare = packedCurve({ market: 'GB', touchpoint: 'TV' }, [])
    const changes = changesToPacked(bare, { ...body, notes: 'Old' }, 0)
    assert.deepEqual(
      ['notes', 'to', 'fit', 'points', 'aside/3', 'touchpoint', 'approvals'].map((path) => changes[path]),
      [null, undefined, null, null, null, 'TV', undefined],
    )
  })
})
