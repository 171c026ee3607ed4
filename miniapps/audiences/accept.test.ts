import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { CountedCell } from '../domain/surveys/counting.ts'
import { audienceOf, AUDIENCES, mapInTests, of, openMap } from './map-app-in-tests.ts'

const cell = (n: number): CountedCell => ({ n, w: n, q: n * 1.2, universe: n })
const tableOf = (cells: readonly (readonly number[])[]) => ({
  cells: cells.map((row) => row.map(cell)),
  comparison: cells.map((row) => cell(row.at(-1)!)),
})
const withTotals = (inner: readonly (readonly number[])[]) => {
  const rows = inner.map((row) => [...row, row.reduce((sum, each) => sum + each, 0)])
  return [...rows, rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0))]
}
const E6 = [
  [4000, 1200, 4000],
  [1200, 3000, 3000],
  [4000, 3000, 20_000],
]
const text = (app: MountedMiniApp) => app.element.shadowRoot!.textContent
/** Of the audiences' table, unless the place of another table is given. */
const rowOf = (app: MountedMiniApp, title: string, at = 0) =>
  app.findAll('.os-figure tbody tr').filter((row) => row.textContent.includes(title))[at]!.textContent
const bubbles = (app: MountedMiniApp) => app.findAll('.os-chart-bubble')

describe('the audience map', () => {
  it('lists the maps of the brand', async () => {
    const app = await mountMiniApp('audiences', mapInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(text(app)).to.match(/Growth.*3/)
  })

  it('[Map 1] shows overlaps of all pairs, and lays audiences out by their answers', async () => {
    const X10 = withTotals([
      [20, 10, 5],
      [10, 20, 10],
      [5, 10, 30],
      [15, 5, 10],
    ])
    const pair = await openMap({
      editions: AUDIENCES.slice(0, 2),
      survey: { licence: { respondents: 'server' } },
      table: ({ rows }) => tableOf(rows.length === 0 ? [[4000, 3000, 20_000]] : E6),
    })
    await waitUntil(() => text(pair.app).includes('Shared people'))
    expect(rowOf(pair.app, 'Heavy viewers', 1)).to.contain('20.7')
    const four = await openMap({
      editions: [1, 2, 3, 4].map((code) => audienceOf(`Audience ${code}`, of('tv', code))),
      fields: { profile: 'segment' },
      table: ({ columns, rows }) =>
        tableOf(
          rows.length === 0
            ? [[35, 40, 45, 30, 150]]
            : columns.length === 4
              ? withTotals([
                  [35, 0, 0, 0],
                  [0, 40, 0, 0],
                  [0, 0, 45, 0],
                  [0, 0, 0, 30],
                ])
              : X10.map((row) => [...row.slice(0, 3), 0, 0, row.at(-1)!]),
        ),
    })
    await waitUntil(() => text(four.app).includes('Axis 2'))
    expect(text(four.app)).to.contain('Axis 1 (73%)').and.contain('Axis 2 (27%)')
  })

  it('[Map 2] gives four times the size twice the radius', async () => {
    const { app } = await openMap({
      editions: AUDIENCES.slice(0, 2),
      fields: { across: 'size', up: 'share' },
      table: ({ rows }) =>
        tableOf(
          rows.length === 0
            ? [[4000, 1000, 20_000]]
            : [
                [4000, 0, 4000],
                [0, 1000, 1000],
                [4000, 1000, 20_000],
              ],
        ),
    })
    await waitUntil(() => bubbles(app).length === 2)
    const [large, small] = bubbles(app).map((bubble) => Number(bubble.getAttribute('r')))
    expect(large! / small!).to.be.closeTo(2, 1e-9)
  })

  it('[Map 3] draws fewer than 30 respondents hollow, and gives them no index', async () => {
    const { app } = await openMap({
      editions: AUDIENCES.slice(0, 2),
      fields: { focus: 'acme = 1' },
      table: ({ rows, columns }) =>
        tableOf(
          rows.length === 1
            ? [
                [120, 15, 400],
                [400, 29, 2000],
              ]
            : rows.length === 0
              ? [[300, 29, 2000]]
              : columns.map(() => [29, 29, 29]).concat([[400, 29, 2000]]),
        ),
    })
    await waitUntil(() => bubbles(app).length === 2)
    expect(bubbles(app).map(({ style }) => style.fill === 'none')).to.deep.equal([false, true])
    expect(rowOf(app, 'Daily streamers')).to.contain('–').and.contain('Very small base')
    expect(rowOf(app, 'Heavy viewers')).to.contain('150')
  })

  it('[Map 4] is read with arrows from left to right', async () => {
    const { app } = await openMap({ fields: { across: 'size', up: 'growth' } })
    await waitUntil(() => bubbles(app).length === 3)
    app.find('.os-chart').focus()
    const read: number[] = []
    for (let step = 0; step < 3; step++) {
      await sendKeys({ press: 'ArrowRight' })
      await waitUntil(() => app.findAll('.os-chart-cursor').length === 1)
      read.push(Number(app.find('.os-chart-cursor').getAttribute('cx')))
    }
    expect(read).to.deep.equal(read.toSorted((one, other) => one - other))
    expect(new Set(read).size).to.equal(3)
  })

  it('[Map 5] says in words that growth is within the error, and draws it gray', async () => {
    const { app } = await openMap({
      editions: AUDIENCES.slice(0, 2),
      table: ({ rows }) =>
        tableOf(
          rows.length === 0
            ? [[500, 300, 2000]]
            : [
                [500, 0, 500],
                [0, 300, 300],
                [500, 300, 2000],
              ],
        ),
    })
    await waitUntil(() => bubbles(app).length === 2)
    expect(rowOf(app, 'Heavy viewers')).to.contain('Within the survey’s error')
    expect(bubbles(app)[0]!.style.fill).to.contain('text-muted')
  })

  it('[Map 6] warns where two axes show less than 60 % of the differences', async () => {
    const scattered = withTotals(
      [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((at) => (row === at ? 40 : 10))),
    )
    const { app } = await openMap({
      editions: [1, 2, 3, 4, 5].map((code) => audienceOf(`Audience ${code}`, of('segment', code))),
      fields: { profile: 'segment' },
      table: ({ rows }) => tableOf(rows.length === 0 ? [scattered.at(-1)!] : scattered),
    })
    await waitUntil(() => text(app).includes('show only 50% of the differences'))
  })

  it('counts the sample in the worker, compares what is chosen, and takes an audience off', async () => {
    const { app, value, counted } = await openMap({ fields: { focus: 'acme = 1' } })
    await waitUntil(() => bubbles(app).length === 3)
    expect(counted.calls).not.to.include('POST tables')
    app.findAll<HTMLInputElement>('.os-figure input[type=checkbox]')[0]!.click()
    await waitUntil(() => text(app).includes('Side by side'))
    const button = app
      .findAll('button')
      .find(({ ariaLabel }) => ariaLabel === 'Take Older people off the map')!
    button.focus()
    button.click()
    await waitUntil(() => value('pins/older-people') === null && bubbles(app).length === 2)
  })

  it('never mixes audiences of another survey or version in, and says why', async () => {
    const gone = audienceOf('Elsewhere', of('tv', 1), { dataset: 'another', datasetName: 'Old panel' })
    const newer = audienceOf('Newer', of('tv', 1), { datasetVersion: 2 })
    const { app, value } = await openMap({ editions: [...AUDIENCES, gone, newer] })
    await waitUntil(() => text(app).includes('2 audiences are not counted'))
    expect(text(app)).to.contain('Elsewhere was built on another survey, Old panel.')
    expect(text(app)).to.contain('Newer was built on version 2 of Survey 2026; version 1 is counted here.')
    await waitUntil(() => bubbles(app).length === 3)
    app
      .findAll('button')
      .find(({ ariaLabel }) => ariaLabel === 'Take Newer off the map')!
      .click()
    await waitUntil(() => value('pins/newer') === null && text(app).includes('1 audience is not counted'))
  })

  it('keeps the last figures, marked as older, while it counts anew', async () => {
    const waiting: (() => void)[] = []
    let isHeld = false
    const { app, documents } = await openMap({
      editions: AUDIENCES.slice(0, 2),
      table: ({ rows }) => {
        const table = tableOf(rows.length === 0 ? [[4000, 1000, 20_000]] : E6)
        return isHeld ? new Promise((resolve) => waiting.push(() => resolve(table))) : table
      },
    })
    await waitUntil(() => bubbles(app).length === 2)
    isHeld = true
    documents.setAs('Grace Hopper', 'one', { base: 'tv = 1' })
    await waitUntil(() => text(app).includes('These figures are from before the last change'))
    expect(bubbles(app).length).to.equal(2)
    await waitUntil(() => waiting.length > 0)
    isHeld = false
    for (const go of waiting) go()
    await waitUntil(() => !text(app).includes('before the last change'))
  })

  it('says that its licence lets nothing be taken along', async () => {
    const { app } = await openMap({ survey: { licence: { exports: false } } })
    await waitUntil(() => bubbles(app).length === 3)
    expect(app.find('.map-head').textContent).to.contain('allows no exports')
    expect(app.findAll('.os-figure-download')).to.deep.equal([])
  })
})
