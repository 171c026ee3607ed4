import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../document/change.ts'
import { libraryProblems } from './library-problems.ts'
import { isEffective, touchpointName, touchpointsOf, withMarket } from './touchpoint.ts'

const at = (code: string, fields: Body): Body =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`touchpoints/${code}/${name}`, value]))

const PAID = { unit: 'grp', rateType: 'cpp', rate: 9_000_000, currency: 'GBP', curve: 'curve-tv' }
const TV = at('TV', { 'name/en': 'Television', 'name/de': 'Fernsehen', ...PAID })
const codes = (body: Body) => libraryProblems(body, null).map(({ path, code }) => `${path} ${code}`)

describe('a touchpoint library', () => {
  it('[Touchpoints configuration 1] has no two touchpoints of one name, whatever the case, and says which', () => {
    const body = { ...TV, ...at('Television', { 'name/en': 'tv', ...PAID }) }
    const [problem] = libraryProblems(body, null) as (ReturnType<typeof libraryProblems>[number] & {
      other: string
    })[]
    assert.deepEqual(
      [problem!.path, problem!.code, problem!.other],
      ['touchpoints/Television/name/en', 'name-taken', 'TV'],
    )
  })

  it('[Touchpoints configuration 5] of a market is judged with what it inherits, by the touchpoints it says anything of', () => {
    const above = { ...TV, ...at('AV', { 'name/en': 'Audiovisual', type: 'owned', from: '2026-05-01' }) }
    const faults = (own: Body) =>
      libraryProblems({ market: 'GB', ...own }, { above, used: [] }).map(
        ({ path, code }) => `${path} ${code}`,
      )
    assert.deepEqual(faults(at('TV', { 'name/en': 'Telly' })), [], 'an own name leaves the rest inherited')
    assert.deepEqual(faults(at('AV', { type: 'paid' })), ['touchpoints/AV/unit unit-missing'])
    assert.deepEqual(faults(at('AV', { to: '2026-04-01' })), ['touchpoints/AV/to ends-before-start'])
    assert.deepEqual(faults(at('AV', { parent: 'NONE' })), ['touchpoints/AV/parent parent-unknown'])
    assert.deepEqual(faults(at('AV', { 'name/en': 'tv' })), ['touchpoints/AV/name/en name-taken'])
    assert.deepEqual(faults({ ...at('TV', { parent: 'AV' }), ...at('AV', { parent: 'TV' }) }), [
      'touchpoints/AV/parent parent-cycle',
      'touchpoints/TV/parent parent-cycle',
    ])
  })

  it('[Touchpoints configuration 5] is not published with an active paid touchpoint without its cost', () => {
    assert.deepEqual(codes(TV), [])
    const { 'touchpoints/TV/rate': _, ...free } = TV
    assert.deepEqual(codes(free), ['touchpoints/TV/rate cost-missing'])
    assert.deepEqual(codes({ ...free, 'touchpoints/TV/active': false }), [])
    assert.deepEqual(codes({ ...free, 'touchpoints/TV/type': 'owned' }), [])
  })

  it('has parents that are there, in a tree', () => {
    assert.deepEqual(codes({ ...TV, 'touchpoints/TV/parent': 'AV' }), [
      'touchpoints/TV/parent parent-unknown',
    ])
    const round = { ...TV, ...at('AV', { 'name/en': 'Audiovisual', type: 'owned', parent: 'TV' }) }
    assert.deepEqual(codes({ ...round, 'touchpoints/TV/parent': 'AV' }), [
      'touchpoints/AV/parent parent-cycle',
      'touchpoints/TV/parent parent-cycle',
    ])
  })

  it('lets a market say otherwise, field by field, and names touchpoints in the person’s language', () => {
    const [tv] = touchpointsOf(
      withMarket(TV, at('TV', { rate: 7_000_000, currency: 'EUR', to: '2026-03-31' })),
    )
    assert.deepEqual([tv!.rate, tv!.currency, tv!.curve], [7_000_000, 'EUR', 'curve-tv'])
    assert.deepEqual(
      ['de-DE', 'ja'].map((language) => touchpointName(tv!, language)),
      ['Fernsehen', 'Television'],
    )
    assert.deepEqual(
      ['2026-03-31', '2026-04-01'].map((date) => isEffective(tv!, date)),
      [true, false],
    )
  })
})
