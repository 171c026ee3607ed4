import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  addWidget,
  moveWidget,
  readLayout,
  removeWidget,
  resizeWidget,
  rowsOf,
  usualLayout,
} from './layout.ts'

const layout = readLayout([
  { type: 'brand', size: 3 },
  { type: 'documents', size: 2 },
  { type: 'brands', size: 1 },
])
const types = (of: typeof layout) => of.map(({ type }) => type)

it('moves a widget to the place of another, and leaves it where there is no such place', () => {
  assert.deepEqual(types(moveWidget(layout, 'brands', 0)), ['brands', 'brand', 'documents'])
  assert.deepEqual(types(moveWidget(layout, 'brand', 2)), ['documents', 'brands', 'brand'])
  assert.equal(moveWidget(layout, 'brand', -1), layout)
  assert.equal(moveWidget(layout, 'brands', 3), layout)
})

it('adds a widget once, takes one out, and gives one another size', () => {
  assert.deepEqual(addWidget(layout, 'tours').at(-1), { type: 'tours', size: 1 })
  assert.equal(addWidget(layout, 'brand'), layout)
  assert.deepEqual(types(removeWidget(layout, 'documents')), ['brand', 'brands'])
  assert.deepEqual(resizeWidget(layout, 'brands', 2).at(-1), { type: 'brands', size: 2 })
})

it('leaves out what a stored layout names twice or what is no widget any more', () => {
  const stored = [
    { type: 'brand', size: 9 },
    { type: 'weather', size: 1 },
    { type: 'brand', size: 2 },
  ]
  assert.deepEqual(readLayout(stored), [{ type: 'brand', size: 1 }])
})

it('begins with widgets that there are, each once', () => {
  assert.deepEqual(readLayout(usualLayout('msix')), usualLayout('msix'))
})

it('puts narrow widgets beside wide ones, and one of full width in a row of its own', () => {
  const rows = rowsOf([
    { type: 'documents', size: 2 },
    { type: 'apps', size: 1 },
    { type: 'tasks', size: 2 },
    { type: 'brand', size: 3 },
    { type: 'tours', size: 1 },
  ])
  assert.deepEqual(
    rows.map(({ wide, narrow }) => [types(wide), types(narrow)]),
    [
      [['documents', 'tasks'], ['apps']],
      [['brand'], []],
      [[], ['tours']],
    ],
  )
})

const TENANTS = [
  'choreograph',
  'wavemaker',
  'greenhouse',
  'groupm',
  'mindshare',
  'mediacom',
  'essence',
  'msix',
  'wpp-open',
  'wms',
]

it('begins in each tenant with another arrangement of the same widgets, open work in the first row', () => {
  const layouts = TENANTS.map(usualLayout)
  assert.equal(new Set(layouts.map((each) => JSON.stringify(each))).size, TENANTS.length)
  for (const each of layouts) {
    assert.deepEqual(types(each).toSorted(), types(layouts[0]!).toSorted())
    assert.ok(types(rowsOf(each)[0]!.wide).includes('documents'))
  }
  assert.deepEqual(usualLayout('a-tenant-of-nobody'), usualLayout('choreograph'))
})
