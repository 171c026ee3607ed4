import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { ReactElement } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { BarChart } from './bar-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { LineChart } from './line-chart.tsx'
import { ScatterChart } from './scatter-chart.tsx'

const SCORE = { title: 'Score', unit: 'points', max: 100 }
const shown = (chart: ReactElement) => mountMiniApp(island(() => chart))

/** What the arrow keys have read, in turn. */
async function reading(app: MountedMiniApp, ...keys: readonly string[]): Promise<unknown[]> {
  app.find('[role=application]').focus()
  for (const press of keys) await sendKeys({ press })
  return app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])
}

describe('a waterfall', () => {
  it('leads from one total to the next, each change from where the one before ended', async () => {
    const app = await shown(
      <BarChart
        mode="waterfall"
        title="Cost"
        summary="Dearer"
        categoryTitle="Part"
        categories={['Before', 'Volume', 'Price', 'After']}
        series={[{ name: 'Cost', values: [100, 20, -12, 108] }]}
        measure={{ title: 'Cost', unit: 'EUR' }}
      />,
    )
    const bars = app.findAll('.os-chart-bar').map((bar) => {
      const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name)))
      return { from: x!, to: x! + width! }
    })
    expect(bars[1]!.from).to.be.closeTo(bars[0]!.to, 0.1)
    expect(bars[2]!.to).to.be.closeTo(bars[1]!.to, 0.1)
    expect(bars[3]!.to).to.be.closeTo(bars[2]!.from, 0.1)
    expect(bars[3]!.from).to.equal(bars[0]!.from)
    expect(app.findAll('.os-chart-value').map(({ textContent }) => textContent)).to.deep.equal([
      '100',
      '+20',
      '-12',
      '108',
    ])
  })
})

describe('a line chart', () => {
  const chart = (
    <LineChart
      title="Scores"
      summary="Content rose"
      categoryTitle="Quarter"
      categories={['Q1', 'Q2', 'Q3', 'Q4']}
      series={[
        { name: 'Content', values: [10, 20, null, 40] },
        { name: 'Video', values: [50, 50, 50, 50] },
      ]}
      measure={SCORE}
    />
  )

  it('breaks at a gap and still shows a lone value', async () => {
    const app = await shown(chart)
    const [line] = app.findAll('.os-chart-line')
    expect(line!.getAttribute('d')!.match(/M/g)).to.have.length(2)
    expect(app.findAll('.os-chart-picture .os-chart-point')).to.have.length(7)
  })

  it('ends each line where its data ends, with its name there', async () => {
    const series = [
      { name: 'Content', values: [10, 20, null, null] },
      { name: 'Video', values: [50, 50, 50, 50] },
    ]
    const app = await shown(
      <LineChart
        title="Scores"
        summary=""
        categoryTitle="Quarter"
        categories={['Q1', 'Q2', 'Q3', 'Q4']}
        series={series}
        measure={SCORE}
      />,
    )
    const [content, video] = app.findAll('.os-chart-end').map((name) => Number(name.getAttribute('x')))
    const points = app.findAll('.os-chart-picture .os-chart-point')
    const left = (element: Element) => element.getBoundingClientRect().left
    const [named] = app.findAll('.os-chart-end')
    expect(left(named!) - left(points[1]!), 'beside its last point').to.be.within(0, 30)
    expect(content!).to.be.lessThan(video!)
  })

  it('tells its lines apart by dashes and names', async () => {
    const app = await shown(chart)
    const dashes = app.findAll('.os-chart-line').map((line) => line.getAttribute('stroke-dasharray'))
    expect(new Set(dashes).size).to.equal(2)
    expect(app.find('svg[role=img]').textContent).to.contain('Content').and.to.contain('Video')
    app.element.style.width = '320px'
    await waitUntil(() => app.findAll('.os-chart-legend li').length === 2, 'no legend where there is no room')
  })

  it('is read along a line and from line to line', async () => {
    expect(await reading(await shown(chart), 'ArrowRight', 'End', 'ArrowLeft', 'ArrowDown')).to.deep.equal([
      'Q1, Content: 10 points',
      'Q4, Content: 40 points',
      'Q3, Content: no data',
      'Q3, Video: 50 points',
    ])
  })
})

describe('a heat map', () => {
  it('writes each value into its cell, and marks what is missing', async () => {
    const app = await shown(
      <HeatMap
        title="Scores"
        summary="Some"
        rowTitle="Audit"
        columns={['Q1', 'Q2']}
        rows={[{ name: 'PPC', cells: [{ value: 0 }, { value: null }] }]}
        measure={SCORE}
        min={0}
      />,
    )
    const [low, missing] = app.findAll('.os-chart-cell')
    expect(low!.style.fill).to.equal('var(--os-color-data-sequential-1)')
    expect(missing!.style.fill).to.equal('')
    expect(await reading(app, 'ArrowRight', 'ArrowRight')).to.deep.equal([
      'PPC, Q1: 0 points',
      'PPC, Q2: no data',
    ])
  })
})

describe('a heat map of things by themselves', () => {
  it('leaves a thing beside itself empty, and out of the scale', async () => {
    const rows = [
      { name: 'A', cells: [{ value: 100, isSelf: true }, { value: 7 }] },
      { name: 'B', cells: [{ value: 7 }, { value: 100, isSelf: true }] },
    ]
    const columns = ['A', 'B']
    const texts = { title: 'Overlaps', summary: 'Some', rowTitle: 'Audience', measure: { title: 'Shared' } }
    const app = await shown(<HeatMap {...texts} columns={columns} rows={rows} min={0} />)
    expect(app.findAll('.os-chart-cell')).to.have.length(2)
    expect(app.find('svg[role=img]').textContent).to.contain('7').and.not.to.contain('100')
  })
})

describe('a scatter chart', () => {
  const point = { name: 'First', across: 1, up: 2, size: 4 }
  const chart = (
    <ScatterChart
      title="Ideas"
      summary="Two"
      pointTitle="Idea"
      points={[point, { ...point, name: 'Second', size: 1 }]}
      across={{ title: 'Effort', min: 0, max: 5 }}
      up={{ title: 'Impact', min: 0, max: 5 }}
      size={{ title: 'Priority' }}
      spread
    />
  )

  it('measures by area, and shows each of two on one place', async () => {
    const bubbles = (await shown(chart)).findAll('.os-chart-bubble')
    const [large, small] = bubbles.map((bubble) => Number(bubble.getAttribute('r')))
    expect(large).to.be.closeTo(2 * small!, 0.01)
    expect(new Set(bubbles.map((bubble) => bubble.getAttribute('cx'))).size).to.equal(2)
  })

  it('writes a tick once where several read alike', async () => {
    const points = [point, { ...point, name: 'Second', up: 2.0001 }]
    const up = { title: 'Impact', format: (value: number) => `${Math.round(value)} %` }
    const across = { title: 'Effort' }
    const texts = { title: 'Ideas', summary: 'Two', pointTitle: 'Idea' }
    const app = await shown(<ScatterChart {...texts} points={points} across={across} up={up} />)
    expect(app.find('svg[role=img]').textContent.match(/2 %/g)).to.have.length(1)
  })

  it('is read with all its measures', async () => {
    expect(await reading(await shown(chart), 'ArrowRight')).to.deep.equal([
      'First: Effort: 1, Impact: 2, Priority: 4',
    ])
  })

  it('says so when there is nothing to draw', async () => {
    const app = await shown(
      <ScatterChart title="Ideas" summary="None" pointTitle="Idea" points={[]} across={SCORE} up={SCORE} />,
    )
    expect(app.find('.os-figure').textContent).to.contain('No data to show yet')
    expect(app.findAll('.os-figure-download')).to.have.length(0)
  })
})
