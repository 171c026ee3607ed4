import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { GridColumn } from '../../table/column.ts'
import { type GridView, PLAIN_VIEW, pressedSorts, readView, writeView } from '../grid-view.ts'
import { moveColumn, shownColumns } from './arrange-columns.ts'
import { arrangeRows } from './arrange-rows.ts'
import { gridSheet } from './grid-sheet.ts'
import { aggregateOf, groupRows, shownLines } from './group-rows.ts'
import { inSlices, type Sliced } from './in-slices.ts'
import { sortSlices } from './sort-slices.ts'

interface Row {
  name: string
  market: string | null
  spend: number | null
  start: string | null
}

const COLUMNS: readonly GridColumn<Row>[] = [
  { key: 'name', title: 'Name', type: 'text', value: ({ name }) => name },
  {
    key: 'market',
    title: 'Market',
    type: 'choice',
    value: ({ market }) => market,
    text: (code) => MARKETS[code]!,
  },
  { key: 'spend', title: 'Spend', type: 'number', value: ({ spend }) => spend, aggregate: 'sum' },
  { key: 'start', title: 'Start', type: 'date', value: ({ start }) => start },
]
const MARKETS: Record<string, string> = { de: 'Germany', ch: 'Switzerland', at: 'Austria' }
const ROWS: readonly Row[] = [
  { name: 'Brand 10', market: 'de', spend: 9, start: '2026-02-01' },
  { name: 'brand 9', market: 'at', spend: 40, start: null },
  { name: 'Ärger', market: 'ch', spend: null, start: '2025-12-31' },
  { name: 'Opal', market: null, spend: -2.5, start: '2026-01-15' },
  { name: 'Kestrel', market: 'at', spend: 9, start: '2026-02-01' },
]
const { compare } = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

function atOnce<Result>(work: Sliced<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

const arranging = (view: Partial<GridView>, rows = ROWS) =>
  arrangeRows(
    {
      rows,
      columns: COLUMNS,
      textOf:
        ({ text = String }) =>
        (value) =>
          value === null ? '' : text(String(value)),
      compare,
      keys: new Map(),
    },
    { ...PLAIN_VIEW, ...view },
  )
const arranged = (...asked: Parameters<typeof arranging>) => atOnce(arranging(...asked))
const names = (view: Partial<GridView>) => [...arranged(view)].map((at) => ROWS[at]!.name)
const by = (key: string, direction: 'ascending' | 'descending' = 'ascending') => ({ key, direction })

describe('rows of a grid', () => {
  it('sorts texts by the language, choices by their words, numbers and days by value, empty ones last', () => {
    assert.deepEqual(names({ sorts: [by('name')] }), ['Ärger', 'brand 9', 'Brand 10', 'Kestrel', 'Opal'])
    assert.deepEqual(names({ sorts: [by('market')] }), ['brand 9', 'Kestrel', 'Brand 10', 'Ärger', 'Opal'])
    assert.deepEqual(names({ sorts: [by('spend', 'descending')] }).at(-1), 'Ärger')
    assert.deepEqual(names({ sorts: [by('spend')] })[0], 'Opal')
    assert.deepEqual(names({ sorts: [by('start')] })[0], 'Ärger')
  })

  it('arranges a few without a pause, however busy the machine is', () => {
    const view = { group: 'market', sorts: [by('name'), by('spend')] }
    assert.equal(arranging(view).next().done, true)
  })

  it('breaks ties by the next sort, then leaves rows as they came', () => {
    assert.deepEqual(names({ sorts: [by('spend'), by('name', 'descending')] }), [
      'Opal',
      'Kestrel',
      'Brand 10',
      'brand 9',
      'Ärger',
    ])
    assert.deepEqual(names({ sorts: [by('spend')] }).slice(1, 3), ['Brand 10', 'Kestrel'])
  })

  it('filters each column by its type, and all of them together', () => {
    const has = (key: string, text: string) => names({ filters: { [key]: { kind: 'text', has: text } } })
    assert.deepEqual(has('name', 'arger'), ['Ärger'])
    assert.deepEqual(has('name', '10 brand'), ['Brand 10'])
    assert.deepEqual(names({ filters: { spend: { kind: 'number', from: 0, to: 9 } } }), [
      'Brand 10',
      'Kestrel',
    ])
    assert.deepEqual(names({ filters: { start: { kind: 'date', from: '2026-02-01', to: null } } }), [
      'Brand 10',
      'Kestrel',
    ])
    assert.deepEqual(names({ filters: { market: { kind: 'choice', of: ['ch', ''] } } }), ['Ärger', 'Opal'])
    const both: GridView['filters'] = {
      spend: { kind: 'number', from: 9, to: null },
      market: { kind: 'choice', of: ['at'] },
    }
    assert.deepEqual(names({ filters: both }), ['brand 9', 'Kestrel'])
  })

  it('sorts in slices as the language does at once, for any number of rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 20_000, size: 'max' }), (values) => {
        const sorted = atOnce(
          sortSlices(
            Uint32Array.from(values.keys()),
            (left, right) => values[left]! - values[right]! || left - right,
          ),
        )
        const expected = [...values.keys()].toSorted(
          (left, right) => values[left]! - values[right]! || left - right,
        )
        assert.deepEqual([...sorted], expected)
      }),
      { numRuns: 20 },
    )
  })

  it('groups with a figure for each, and closes them', () => {
    const positions = arranged({ group: 'market' })
    const groups = groupRows(ROWS, positions, [COLUMNS[1]!], () => (value) => MARKETS[value ?? ''] ?? '')
    assert.deepEqual(
      groups.map(({ text, start, end }) => [text, end - start]),
      [
        ['Austria', 2],
        ['Germany', 1],
        ['Switzerland', 1],
        ['', 1],
      ],
    )
    const sums = groups.map((group) => aggregateOf(ROWS, positions, group, COLUMNS[2]!))
    assert.deepEqual(sums, [49, 9, null, -2.5])
    const lines = shownLines(positions, groups, (key) => key === 'at')
    assert.deepEqual([...lines], [-1, -2, 0, -3, 2, -4, 3])
  })

  it('does short work at once and long work in slices', async (t) => {
    const stop = new AbortController()
    let now = 0
    t.mock.method(performance, 'now', () => now)
    function* work(pauses: number) {
      for (let at = 0; at < pauses; at++) {
        now += 3
        yield
      }
      return 'done'
    }
    assert.equal(inSlices(work(1), stop.signal), 'done')
    const long = inSlices(work(10), stop.signal)
    assert.ok(long instanceof Promise)
    assert.equal(await long, 'done')
  })
})

describe('a grid as a sheet', () => {
  it('has what passes the filters in its order, numbers as numbers and days as dates', () => {
    const positions = arranged({ filters: { market: { kind: 'choice', of: ['at'] } }, sorts: [by('spend')] })
    const text =
      ({ text = String }: GridColumn<Row>) =>
      (value: string | number | null) =>
        text(String(value))
    const sheet = gridSheet('Plans', { rows: ROWS, positions }, COLUMNS.slice(0, 4).toReversed(), text)
    assert.deepEqual(sheet.rows, [
      ['Start', 'Spend', 'Market', 'Name'],
      [new Date('2026-02-01'), 9, 'Austria', 'Kestrel'],
      [null, 40, 'Austria', 'brand 9'],
    ])
    assert.deepEqual(sheet.columns?.[0], { format: 'date' })
    const wrong = gridSheet(
      'Plans',
      { rows: [{ ...ROWS[0]!, start: 'soon' }], positions: new Uint32Array(1) },
      COLUMNS,
      text,
    )
    assert.equal(wrong.rows[1]?.[3], 'soon')
  })
})

describe('columns of a grid', () => {
  const keys = (view: Partial<GridView>) => {
    const { shown, pinnedCount } = shownColumns(COLUMNS, { ...PLAIN_VIEW, ...view })
    return [shown.map(({ key }) => key).join(), pinnedCount]
  }

  it('puts pinned ones in front, leaves hidden ones out, and new ones behind a saved order', () => {
    assert.deepEqual(keys({}), ['name,market,spend,start', 1])
    assert.deepEqual(keys({ pinned: ['start'] }), ['name,start,market,spend', 2])
    assert.deepEqual(keys({ hidden: ['market'], order: ['start', 'name'] }), ['name,start,spend', 1])
  })

  it('moves a column by a step, not beyond the ends', () => {
    assert.deepEqual(moveColumn(COLUMNS, [], 'start', -1), ['name', 'market', 'start', 'spend'])
    assert.deepEqual(moveColumn(COLUMNS, [], 'start', 1), ['name', 'market', 'spend', 'start'])
  })
})

describe('a view of a grid', () => {
  const all = ['name', 'market', 'spend', 'start']
  it('comes back from its text', () => {
    const view: GridView = {
      sorts: [by('spend', 'descending')],
      filters: { name: { kind: 'text', has: 'ö' }, spend: { kind: 'number', from: 1, to: null } },
      group: 'market',
      subgroup: null,
      order: all.toReversed(),
      hidden: ['start'],
      pinned: ['market'],
      wide: ['name'],
    }
    assert.deepEqual(readView(writeView(view), all), view)
    assert.equal(writeView(PLAIN_VIEW), '')
    assert.deepEqual(readView('', all), PLAIN_VIEW)
  })

  it('is sorted up, down and not at all by presses on a heading, beside others where they are kept', () => {
    const press = (sorts: GridView['sorts'], key: string, adds = false) => pressedSorts(sorts, key, adds)
    const [up, down] = [by('spend'), by('spend', 'descending')]
    assert.deepEqual([press([], 'spend'), press([up], 'spend'), press([down], 'spend')], [[up], [down], []])
    assert.deepEqual(press([by('name')], 'spend'), [up])
    assert.deepEqual(press([by('name')], 'spend', true), [by('name'), up])
    assert.deepEqual(press([up, by('name')], 'spend', true), [down, by('name')])
    assert.deepEqual(press([down, by('name')], 'spend', true), [by('name')])
  })

  it('forgets columns that are gone, and is plain where the text makes no sense', () => {
    const text = writeView({
      ...PLAIN_VIEW,
      sorts: [by('gone'), by('name')],
      hidden: ['gone'],
      group: 'gone',
    })
    assert.deepEqual(readView(text, all), { ...PLAIN_VIEW, sorts: [by('name')] })
    for (const broken of ['{"sorts":[', '[]', '7', 'null', '{"filters":{"name":{"kind":"text"}},"sorts":{}}'])
      assert.deepEqual(readView(broken, all), PLAIN_VIEW)
  })
})
