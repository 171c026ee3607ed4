import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyChanges } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import { effectiveAt } from '../planning/touchpoints/library.ts'
import { curveOn, datedVersions } from './curve-on.ts'
import { libraryDifference } from './library-difference.ts'
import { branchOf, libraryRows } from './library-rows.ts'
import { readFactors, sheetChanges, sheetFields, sheetRows } from './library-sheet.ts'
import { differingMarkets, marketMatrix } from './market-matrix.ts'
import { suggestTouchpoints } from './suggest-touchpoints.ts'
import { TOUCHPOINT_LIBRARY } from './touchpoint-library.ts'
import type { Touchpoint } from './touchpoint.ts'

const at = (code: string, fields: Body): Body =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`touchpoints/${code}/${name}`, value]))

const ALL: Body = {
  ...at('TV', { 'name/en': 'Television', parent: 'AV', rate: 12_000_000, from: '2026-01-01', active: true }),
  ...at('AV', { 'name/en': 'Audiovisual', type: 'owned' }),
  ...at('YOUTUBE', { 'name/en': 'YouTube', parent: 'AV', 'factors/viewable': 0.7 }),
}

describe('a touchpoint library', () => {
  it('[Touchpoints configuration 1] refuses a second touchpoint of a name, whichever is named last', () => {
    for (const code of ['YOUTUBE', 'AV']) {
      const path = `touchpoints/${code}/name/en`
      const change = { id: 'change', path, base: ALL[path]!, value: 'tv' }
      const { body, outcomes } = applyChanges(TOUCHPOINT_LIBRARY, null, ALL, [change])
      assert.equal(outcomes[0]!.outcome, 'invalid', code)
      assert.deepEqual(body, ALL)
    }
  })

  it('[Touchpoints configuration 1] of a market refuses a name that it inherits for another', () => {
    const path = 'touchpoints/YOUTUBE/name/en'
    const change = { id: 'change', path, base: null, value: 'Television' }
    const facts = { above: ALL, used: [] }
    const [outcome] = applyChanges(TOUCHPOINT_LIBRARY, facts, { market: 'GB' }, [change]).outcomes
    assert.equal(outcome!.outcome, 'invalid')
  })

  it('stands in the order of its tree, a market’s own fields named', () => {
    const rows = libraryRows(at('TV', { rate: 1 }), ALL)
    assert.deepEqual(
      rows.map(({ row, code, depth, overrides }) => [row, code, depth, overrides]),
      [
        [1, 'AV', 0, []],
        [2, 'TV', 1, ['rate']],
        [3, 'YOUTUBE', 1, []],
      ],
    )
    const lost = libraryRows({ ...ALL, 'touchpoints/AV/parent': 'TV' }, null)
    assert.equal(lost.length, 3, 'none is lost in a circle')
    assert.equal(branchOf(rows, 'AV').length, 3)
    assert.deepEqual(
      branchOf(rows, 'TV').map(({ code }) => code),
      ['TV'],
    )
  })

  it('says what was added, changed, retired and removed since another version', () => {
    const { 'touchpoints/YOUTUBE/name/en': _, ...rest } = ALL
    const before = { ...rest, ...at('OLD', { 'name/en': 'Old' }) }
    const after = { ...ALL, ...at('TV', { active: false }), ...at('NEW', { 'name/en': 'New' }) }
    assert.deepEqual(
      libraryDifference(before, after).map(({ code, kind, fields }) => [code, kind, fields.length]),
      [
        ['NEW', 'added', 1],
        ['OLD', 'removed', 1],
        ['TV', 'retired', 1],
        ['YOUTUBE', 'changed', 1],
      ],
    )
  })

  it('reads its own sheet without a change, and a changed cell as a change', () => {
    const fields = sheetFields(ALL, ['en', 'de'])
    const records = sheetRows(ALL, fields).map((row) =>
      Object.fromEntries(fields.map((field, place) => [field, row[place]!])),
    )
    assert.deepEqual(sheetChanges(ALL, records), {})
    const changed = records.map((each) =>
      each['code'] === 'YOUTUBE' ? { ...each, factors: 'seen = 0.5', rate: 12.5 } : each,
    )
    assert.deepEqual(sheetChanges(ALL, changed), {
      'touchpoints/YOUTUBE/factors/viewable': null,
      'touchpoints/YOUTUBE/factors/seen': 0.5,
      'touchpoints/YOUTUBE/rate': 125_000,
    })
    assert.equal(readFactors('viewable: high'), null)
  })

  it('lies beside those of all markets, with what each says itself', () => {
    const own = at('DOOH_DE', { 'name/en': 'Litfass' })
    const rows = marketMatrix(ALL, [
      { market: 'GB', body: at('TV', { rate: 1 }) },
      { market: 'DE', body: own },
    ])
    assert.deepEqual(
      rows.map(({ code, said, isMarketOnly }) => [code, [...said.keys()], isMarketOnly]),
      [
        ['AV', [], false],
        ['TV', ['GB'], false],
        ['YOUTUBE', [], false],
        ['DOOH_DE', ['DE'], true],
      ],
    )
  })
})

it('differs in the markets that say other than all do in the field that is compared', () => {
  const own = { rate: 12_000_000, 'name/en': 'Telly' }
  const [, tv] = marketMatrix(ALL, [{ market: 'US', body: at('TV', own) }])
  assert.deepEqual(differingMarkets(tv!, ALL, ['rate']), [], 'the same rate said again')
  assert.deepEqual(differingMarkets(tv!, ALL, ['name/en']), ['US'])
  assert.deepEqual(differingMarkets(tv!, ALL, null), ['US'])
})

it('[Touchpoints configuration 4] names are alike by code and by name, and each touchpoint is suggested once', () => {
  const touchpoints: readonly Pick<Touchpoint, 'code' | 'names'>[] = [
    { code: 'YOUTUBE', names: { en: 'YouTube' } },
    { code: 'PRINT', names: { en: 'Magazines', de: 'Zeitschriften' } },
  ]
  assert.deepEqual(suggestTouchpoints('You Tube', touchpoints), [{ code: 'YOUTUBE', likeness: 1 }])
  assert.equal(suggestTouchpoints('Zeitschrift', touchpoints)[0]!.code, 'PRINT')
})

it('[Touchpoints configuration 3] a touchpoint reads the version of its curve that holds on the day', () => {
  const versions = [
    { id: 'curve-tv', version: 4, name: 'v1', from: null, to: '2026-03-31' },
    { id: 'curve-tv', version: 9, name: 'v2', from: '2026-04-01', to: null },
    { id: 'curve-olv', version: 2, name: 'v1', from: null, to: null },
  ]
  const on = (date: string) => curveOn(versions, 'curve-tv', date)?.name
  assert.deepEqual(['2026-03-31', '2026-04-01'].map(on), ['v1', 'v2'])
  assert.equal(curveOn(versions, 'curve-none', '2026-04-01'), undefined)
  const published = datedVersions(['2026-01-05', '2026-03-01', '2026-03-01'])
  const held = (date: string) => effectiveAt({ versions: published, date })
  assert.deepEqual(['2026-01-04', '2026-02-28', '2026-03-01'].map(held), [null, 1, 3])
})
