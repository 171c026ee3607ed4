import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { applyChanges, fieldProblem } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import { near } from '../kernel/near-in-tests.ts'
import { BUDGET } from './budget.ts'
import { BUDGET_BODY, monthly, withValues } from './budget-in-tests.ts'
import { lockPath, linesOf, MEASURES, total } from './budget-lines.ts'
import { nodeOf, WHOLE } from './budget-node.ts'
import { editedLeaves, type NodeEdit } from './edited-leaves.ts'
import { forecastBy } from './forecasts.ts'
import { overBudget, paceOf, phasingFields, phasingOf } from './pace-of.ts'
import { doneOn, periodsOf, placeOf } from './periods-of.ts'
import { NOTHING_SPENT, withUnplanned } from './standing.ts'
import { leafRows, valuesOfLeaves } from './leaf-sheet.ts'
import { transferred } from './transferred.ts'
import { treeRows } from './tree-rows.ts'

const of = (body: Body, id: string, measure: (typeof MEASURES)[number] = 'planned') =>
  linesOf(body).find((line) => line.id === id)![measure]!
const planned = (body: Body) => linesOf(body).reduce((sum, line) => sum + total(line.planned), 0)
const edit = (node: string, amount: number): NodeEdit => ({ node: nodeOf(node), measure: 'planned', amount })
const after = (body: Body, ...edits: NodeEdit[]) => withValues(body, editedLeaves(body, edits).values)

describe('a budget', () => {
  it('[Budget 4] shares a new total of a parent out among what is not locked, in proportion', () => {
    const body: Body = {
      ...BUDGET_BODY,
      'leaves/DE.TV': { planned: [500_000, 300_000, 200_000, ...monthly(0).slice(3)] },
      [lockPath('DE.TV.2')]: true,
      ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => [lockPath(`DE.TV.${at}`), true])),
    }
    assert.deepEqual(
      of(after(body, edit('DE.TV.all', 1_200_000)), 'DE.TV').slice(0, 3),
      [642_857, 300_000, 257_143],
    )
  })

  it('[Budget 3] splits in whole minor units by largest remainder, evenly where nothing is planned', () => {
    const body = after(BUDGET_BODY, edit('GB.OOH.all', 10_000))
    assert.deepEqual(of(body, 'GB.OOH').slice(0, 5), [834, 834, 834, 834, 833])
    const empty: Body = { ...BUDGET_BODY, 'leaves/DE.TV': { planned: monthly(0) } }
    const locked = Object.fromEntries(
      [4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => [lockPath(`all.all.${at}`), true]),
    )
    assert.deepEqual(
      of(after({ ...empty, ...locked }, edit('DE.TV.all', 10_000)), 'DE.TV').slice(0, 3),
      [3334, 3333, 3333],
    )
  })

  it('says why a parent cannot have an amount, and changes nothing then', () => {
    const body: Body = { ...BUDGET_BODY, [lockPath('DE.all.all')]: true }
    const refused = (node: string, amount: number) => {
      const { values, refused: found } = editedLeaves(body, [edit(node, amount)])
      assert.deepEqual(values, {})
      return { ...found[0], edit: undefined }
    }
    assert.deepEqual(refused('DE.TV.all', 5), { refused: 'all-locked', edit: undefined })
    assert.deepEqual(refused('all.all.all', 5), {
      refused: 'locked-exceed',
      limit: 18_000_000,
      edit: undefined,
    })
    assert.deepEqual(refused('FR.TV.1', 5), { refused: 'no-line', edit: undefined })
    assert.deepEqual(refused('GB.TV.1', -5), { refused: 'negative', edit: undefined })
  })

  it('takes parents before their months where both are pasted', () => {
    const body = after(BUDGET_BODY, edit('GB.TV.all', 1200), edit('GB.TV.1', 500))
    assert.deepEqual([of(body, 'GB.TV')[0], of(body, 'GB.TV')[1]], [500, 100])
  })

  it('[Budget 2] moves money from TV to OOH and keeps the total', () => {
    const moved = transferred(BUDGET_BODY, { from: 'DE.TV.all', to: 'DE.OOH.all', amount: 500_000 })
    assert.ok('values' in moved)
    const body = withValues(BUDGET_BODY, moved.values)
    assert.deepEqual([total(of(body, 'DE.TV')), total(of(body, 'DE.OOH'))], [11_500_000, 6_500_000])
    assert.equal(planned(body), planned(BUDGET_BODY))
  })

  it('moves no money from or to what is locked, no line, or too little', () => {
    const body: Body = { ...BUDGET_BODY, [lockPath('DE.OOH.1')]: true, [lockPath('GB.TV.all')]: true }
    const refused = (from: string, to: string, amount = 1) => {
      const moved = transferred(body, { from, to, amount })
      return 'refused' in moved && moved
    }
    assert.deepEqual(refused('DE.TV.all', 'DE.TV.all'), { refused: 'same', node: 'DE.TV.all' })
    assert.deepEqual(refused('DE.all.all', 'DE.TV.1'), { refused: 'not-a-leaf', node: 'DE.all.all' })
    assert.deepEqual(refused('DE.OOH.1', 'DE.TV.1'), { refused: 'locked', node: 'DE.OOH.1' })
    assert.deepEqual(refused('DE.TV.1', 'GB.TV.all'), { refused: 'locked', node: 'GB.TV.all' })
    assert.deepEqual(refused('DE.TV.1', 'DE.OOH.2', 0), { refused: 'not-positive' })
    assert.deepEqual(refused('DE.OOH.all', 'DE.TV.1', 5_500_001), { refused: 'too-much', limit: 5_500_000 })
  })

  it('adds up to the minor unit after any sequence of edits and transfers, and undo brings all of it back', () => {
    const node = fc.constantFrom(
      'all.all.all',
      'DE.all.all',
      'all.TV.3',
      'GB.TV.all',
      'GB.OOH.7',
      'DE.OOH.12',
    )
    const step = fc.record({
      node,
      to: node,
      amount: fc.integer({ min: 0, max: 1e9 }),
      kind: fc.constantFrom('edit', 'transfer', 'lock'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let body = BUDGET_BODY
        for (const { node: id, to, amount, kind } of steps) {
          const before = planned(body)
          if (kind === 'lock') body = { ...body, [lockPath(id)]: true }
          else if (kind === 'edit') {
            const { values, refused } = editedLeaves(body, [edit(id, amount)])
            const next = withValues(body, values)
            const back = withValues(
              next,
              Object.fromEntries(Object.keys(values).map((path) => [path, of(body, path.split('/')[1]!)])),
            )
            assert.deepEqual(linesOf(back), linesOf(body))
            const rows = treeRows({
              body: next,
              lines: linesOf(next),
              standing: NOTHING_SPENT,
              pivot: 'market',
              open: ALL_OPEN,
            })
            assertSums(rows)
            if (!refused.length && id === 'all.all.all') assert.equal(planned(next), amount)
            body = next
          } else {
            const moved = transferred(body, { from: id, to, amount })
            if ('values' in moved) body = withValues(body, moved.values)
            assert.equal(planned(body), before)
          }
          for (const line of linesOf(body))
            assert.ok(line.planned.every((each) => Number.isSafeInteger(each) && each >= 0))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('knows only lines of a market and a channel', () => {
    const change = (path: string) => ({ id: path, path, base: null, value: { planned: monthly(1) } })
    const outcomes = (path: string) => applyChanges(BUDGET, null, {}, [change(path)]).outcomes[0]!.outcome
    assert.deepEqual(['leaves/DE.TV', 'leaves/DE', 'leaves/de.TV', 'leaves/DE.all'].map(outcomes), [
      'applied',
      'invalid',
      'invalid',
      'invalid',
    ])
    assert.ok(fieldProblem(BUDGET, 'leaves/DE.TV/planned', [1, 2]))
  })
})

const ALL_OPEN = new Set([
  'all.all.all',
  'DE.all.all',
  'GB.all.all',
  'DE.TV.all',
  'DE.OOH.all',
  'GB.TV.all',
  'GB.OOH.all',
])
function assertSums(rows: ReturnType<typeof treeRows>): void {
  for (const [at, row] of rows.entries()) {
    if (!row.isOpen) continue
    const below = rows.slice(at + 1)
    const end = below.findIndex(({ level }) => level <= row.level)
    const children = (end < 0 ? below : below.slice(0, end)).filter(({ level }) => level === row.level + 1)
    assert.equal(
      row.planned,
      children.reduce((sum, child) => sum + child.planned, 0),
    )
  }
}

describe('the year of a budget', () => {
  it('is twelve months, or twelve periods of a retail year', () => {
    assert.deepEqual(periodsOf(BUDGET_BODY)[1], { from: '2026-02-01', to: '2026-02-28' })
    const retail = periodsOf({
      year: 2028,
      calendar: '4-4-5',
      'end/month': 12,
      'end/weekday': 6,
      'end/rule': 'last',
    })
    assert.equal(retail.length, 12)
    assert.deepEqual([retail[0]!.from, retail[11]!.to], ['2027-12-26', '2028-12-30'])
    for (const [at, { from }] of retail.slice(1).entries())
      assert.equal(Date.parse(from) - Date.parse(retail[at]!.to), 86_400_000)
  })

  it('has twelve periods in a row wherever a retail year ends', () => {
    for (let month = 1; month <= 12; month++)
      for (const rule of ['last', 'nearest'])
        for (let year = 2020; year < 2034; year++) {
          const periods = periodsOf({
            year,
            calendar: '4-5-4',
            'end/month': month,
            'end/weekday': 0,
            'end/rule': rule,
          })
          assert.equal(periods.length, 12)
          for (const [at, { from }] of periods.slice(1).entries()) assert.ok(from > periods[at]!.to)
        }
  })

  it('[T3] puts days into its periods, and those after the last into none', () => {
    const periods = periodsOf({ year: 2026, calendar: '4-4-5' })
    assert.equal(placeOf(periods, '2026-04-01') + 1, 4)
    assert.equal(placeOf(periods, '2027-04-01'), -1)
    assert.equal(doneOn(periods, '2026-04-01'), 3)
  })
})

describe('a budget beside what was spent', () => {
  const standing = {
    done: 3,
    actual: new Map([['DE.TV', [1_500_000, 1_000_000, 1_000_000, ...monthly(0).slice(3)]]]),
  }
  const lines = linesOf(BUDGET_BODY).filter(({ id }) => id === 'DE.TV')

  it('[B1] [Budget 1] is due by its phasing, and says what each period left may cost', () => {
    const pace = paceOf(lines, standing, phasingOf(BUDGET_BODY))
    near(pace, { due: 3_000_000, pace: 1.166667, runRate: 14_000_000 })
    assert.deepEqual(pace.required, [...monthly(944_445).slice(0, 4), ...monthly(944_444).slice(0, 5)])
  })

  it('is due by weights of its own where somebody has set them', () => {
    const body = { ...BUDGET_BODY, ...phasingFields([3, 2, 1, ...monthly(0).slice(3)]) }
    assert.equal(paceOf(lines, { ...standing, done: 1 }, phasingOf(body)).due, 6_000_000)
  })

  it('forecasts the rest as planned, as it went so far, or as what is left', () => {
    const forecast = (by: 'plan' | 'run-rate' | 'rest') => {
      const body = withValues(BUDGET_BODY, forecastBy(by, BUDGET_BODY, standing))
      return paceOf(
        linesOf(body).filter(({ id }) => id === 'DE.TV'),
        standing,
        [],
      ).forecast
    }
    assert.deepEqual(
      [forecast('plan'), forecast('run-rate'), forecast('rest')],
      [12_500_000, 14_000_000, 12_000_000],
    )
  })

  it('edits a forecast around what was spent, which nobody types over', () => {
    const { values } = editedLeaves(
      BUDGET_BODY,
      [{ node: nodeOf('DE.TV.all'), measure: 'forecast', amount: 12_500_000 }],
      standing,
    )
    assert.deepEqual(values, {})
    const lower = editedLeaves(
      BUDGET_BODY,
      [{ node: nodeOf('DE.TV.all'), measure: 'forecast', amount: 3_500_009 }],
      standing,
    )
    assert.deepEqual(of(withValues(BUDGET_BODY, lower.values), 'DE.TV', 'forecast'), [
      ...monthly(1_000_000).slice(0, 3),
      ...monthly(1).slice(3),
    ])
    const spent = editedLeaves(
      BUDGET_BODY,
      [{ node: nodeOf('DE.TV.1'), measure: 'forecast', amount: 5 }],
      standing,
    )
    assert.equal(spent.refused[0]!.refused, 'all-locked')
  })

  it('finds the market that will be more than 5 % over', () => {
    assert.deepEqual(overBudget(lines, standing), [])
    const dear = { done: 1, actual: new Map([['DE.TV', [1_720_000, ...monthly(0).slice(1)]]]) }
    assert.deepEqual(overBudget(lines, dear), [{ market: 'DE', planned: 12_000_000, forecast: 12_720_000 }])
  })

  it('counts money spent without a line, and shows it', () => {
    const unplanned = { done: 1, actual: new Map([['FR.TV', [7, ...monthly(0).slice(1)]]]) }
    const all = withUnplanned(linesOf(BUDGET_BODY), unplanned)
    const [whole] = treeRows({
      body: BUDGET_BODY,
      lines: all,
      standing: unplanned,
      pivot: 'channel',
      open: new Set(),
    })
    assert.deepEqual([whole!.node, whole!.actual, whole!.planned], [WHOLE, 7, 21_600_000])
  })
})

describe('the sheet of a budget', () => {
  it('is the same budget when it is read again, also in an empty one', () => {
    const body = {
      ...BUDGET_BODY,
      [lockPath('DE.TV.3')]: true,
      'leaves/GB.TV': { planned: monthly(3), forecast: monthly(4) },
    }
    assert.deepEqual(valuesOfLeaves(body, leafRows(body)), {})
    const empty = { title: 'Empty' }
    const read = withValues(empty, valuesOfLeaves(empty, leafRows(body)))
    assert.deepEqual(leafRows(read), leafRows(body))
  })

  it('changes what it says, and leaves what it leaves out', () => {
    const values = valuesOfLeaves(BUDGET_BODY, [
      { market: 'DE', channel: 'TV', period: 2, planned: 7, locked: true },
    ])
    assert.deepEqual(values, {
      'leaves/DE.TV/planned': [1_000_000, 7, ...monthly(1_000_000).slice(2)],
      [lockPath('DE.TV.2')]: true,
    })
  })
})
