import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as v from 'valibot'
import { MARKET_CHANGES, SETTING_CHECKS } from './market-input.ts'
import { cellOf, FILE_SWITCHES, readCell } from './market-cells.ts'
import { numberLocaleOf } from './market.ts'
import { readinessOf } from './readiness.ts'
import { settingsAt } from './settings-at.ts'
import { defaultsOf, SWITCHES } from './switches.ts'

const GB = defaultsOf({ currency: 'GBP', dateLocale: 'en-gb', numberLocale: 'en-gb', caas: true })
const ready = { datasets: ['Panel'], curvesCoverage: 0.9, costs: true, administrators: ['person-1'] }

describe('a market', () => {
  it('with three of four steps done is at 75 % and not ready', () => {
    assert.deepEqual(readinessOf({ ...ready, costs: false }), {
      done: 3,
      of: 4,
      percent: 75,
      isReady: false,
      missing: ['costs'],
    })
    assert.equal(readinessOf(ready).isReady, true)
    assert.deepEqual(readinessOf(GB).missing, ['datasets', 'curves', 'costs', 'administrators'])
  })

  it('without a number locale writes numbers as en-gb [3.34]', () => {
    assert.equal(numberLocaleOf(defaultsOf({ currency: 'EUR' })), 'en-gb')
    assert.equal(numberLocaleOf({ numberLocale: 'de-de' }), 'de-de')
  })

  it('has of each setting the newest that has begun', () => {
    const change = (id: string, from: string, caas: boolean) =>
      ({ id, from, key: 'caas', value: caas }) as const
    const changes = [
      change('3', '2026-12-01T00:00:00.000Z', true),
      change('1', '2026-01-01T00:00:00.000Z', true),
      change('2', '2026-01-01T00:00:00.000Z', false),
    ]
    const at = (when: string) => settingsAt(GB, changes, new Date(when)).caas
    assert.equal(at('2025-12-31T23:59:59Z'), true, 'by the country table')
    assert.equal(at('2026-01-01T00:00:00Z'), false, 'the later said of two')
    assert.equal(at('2026-11-30T23:59:59.999Z'), false)
    assert.equal(at('2026-12-01T00:00:00Z'), true)
  })

  it('has a check, a default and a place in forms for each setting', () => {
    const keys = SWITCHES.map(({ key }) => key).toSorted()
    assert.deepEqual(Object.keys(SETTING_CHECKS).toSorted(), keys)
    assert.deepEqual(Object.keys(GB).toSorted(), keys)
    for (const { key } of SWITCHES) assert.ok(v.is(SETTING_CHECKS[key], GB[key]), key)
  })

  it('goes through a file and back unchanged', () => {
    const full = {
      ...GB,
      numberLocale: null,
      holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
      datasets: ['Panel', 'Census 2025'],
      curvesCoverage: 0.85,
      legalText: 'Ask before you call.',
    }
    for (const { key } of FILE_SWITCHES)
      assert.deepEqual(readCell(key, String(cellOf(key, full))), { value: full[key] }, key)
    assert.deepEqual(readCell('caas', 'perhaps'), { problem: 'must be yes or no' })
    assert.deepEqual(readCell('curvesCoverage', '120'), { problem: 'must be 0 to 1' })
    assert.deepEqual(readCell('holidays', '2026-02-30 Nothing'), { problem: 'must be a day' })
  })

  it('takes only changes that say something, with a reason', () => {
    const input = { agency: 'msix', codes: ['GB'], changes: { caas: false }, reason: 'Contract ended' }
    const takes = (more: object) => v.is(MARKET_CHANGES, { ...input, ...more })
    assert.equal(takes({}), true)
    assert.equal(takes({ from: '2026-12-01T00:00:00.000Z', dryRun: true }), true)
    for (const wrong of [
      { reason: ' ' },
      { changes: {} },
      { changes: { caas: 'no' } },
      { changes: { colour: 'red' } },
      { codes: [] },
      { codes: ['GB', 'GB'] },
      { from: 'tomorrow' },
    ])
      assert.equal(takes(wrong), false, JSON.stringify(wrong))
  })
})
