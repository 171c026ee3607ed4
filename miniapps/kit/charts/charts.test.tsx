import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { BarChart } from './bar-chart.tsx'
import type { BarChartProps } from './bars/draw-bars.tsx'
import { RadarChart } from './radar-chart.tsx'

const BARS: BarChartProps = {
  title: 'Scores',
  summary: 'Speed leads with 80',
  categoryTitle: 'Dimension',
  categories: ['Speed', 'Datenschutzgrundverordnungskonformität', 'Content'],
  series: [{ name: 'This brand', values: [80, null, 20] }],
  measure: { title: 'Score', unit: 'points', max: 100 },
}
const bars = (props: Partial<BarChartProps> = {}) =>
  mountMiniApp(island(() => <BarChart {...BARS} {...props} />))
const drawnBars = (app: MountedMiniApp) => app.findAll('.os-chart-bar')
const read = (app: MountedMiniApp) =>
  app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])

describe('charts', () => {
  it('draws a bar for each value from zero and leaves a gap for a missing one', async () => {
    const app = await bars()
    const drawn = drawnBars(app)
    expect(drawn).to.have.length(2)
    expect(Number(drawn[0]!.getAttribute('width'))).to.be.closeTo(
      4 * Number(drawn[1]!.getAttribute('width')),
      1,
    )
    expect(app.find('svg[role=img]').textContent).to.contain('no data').and.to.contain('Score (points)')
    expect(app.find('svg[role=img]').getAttribute('aria-label')).to.equal('Speed leads with 80')
  })

  it('tells several series apart by patterns, and names them', async () => {
    const app = await bars({
      series: [
        { name: '2025', values: [80, 10, 20] },
        { name: '2026', values: [70, -5, 30] },
      ],
    })
    expect(app.findAll('.os-chart-legend li').map(({ textContent }) => textContent)).to.deep.equal([
      '2025',
      '2026',
    ])
    const fills = new Set(drawnBars(app).map((bar) => bar.style.fill))
    expect(fills.size).to.equal(2)
    expect(app.findAll('.os-chart-picture pattern')).to.have.length(2)
  })

  it('stacks bars, what is negative to the left of zero', async () => {
    const app = await bars({
      mode: 'stacked',
      categories: ['Q1'],
      series: [
        { name: 'New', values: [30] },
        { name: 'Kept', values: [20] },
        { name: 'Lost', values: [-10] },
      ],
      measure: { title: 'Budget', unit: 'EUR' },
    })
    const [first, second, lost] = drawnBars(app).map((bar) => bar.getBoundingClientRect())
    expect(second!.left).to.be.closeTo(first!.right, 0.5)
    expect(lost!.right).to.be.closeTo(first!.left, 0.5)
  })

  it('closes a complete radar and opens it at a gap', async () => {
    const shape = async (values: readonly (number | null)[]) => {
      const app = await mountMiniApp(
        island(() => (
          <RadarChart
            title="Scores"
            summary="Scores"
            axisTitle="Audit"
            axes={['A', 'B', 'C', 'D']}
            series={[{ name: 'This brand', values }]}
            measure={{ title: 'Score', max: 100 }}
          />
        )),
      )
      return app.find('path[stroke-width]').getAttribute('d')!
    }
    expect(await shape([10, 20, 30, 40])).to.match(/Z$/)
    expect(await shape([10, 20, null, 40])).not.to.contain('Z')
  })

  it('stays inside a narrow place', async () => {
    const app = await bars()
    app.element.style.width = '300px'
    await waitUntil(() => Number(app.find('svg[role=img]').getAttribute('width')) <= 300, 'not narrow')
    const right = app.element.getBoundingClientRect().right
    for (const part of app.findAll('svg[role=img] :is(rect, text)'))
      expect(part.getBoundingClientRect().right).to.be.at.most(right + 8)
  })

  it('has its values read by arrow keys, with their unit, and shown beside the mark', async () => {
    const app = await bars()
    app.find('[role=application]').focus()
    for (const press of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) await sendKeys({ press })
    expect(read(app)).to.deep.equal([
      'Speed: 80 points',
      'Datenschutzgrundverordnungskonformität: no data',
      'Content: 20 points',
      'Datenschutzgrundverordnungskonformität: no data',
    ])
    expect(app.find('.os-chart-tip').textContent).to.contain('no data')
    await sendKeys({ press: 'Escape' })
    expect(app.findAll('.os-chart-tip')).to.have.length(0)
  })

  it('shows its table instead, one press away, and is accessible', async () => {
    const app = await bars()
    await expect(app.element).to.be.accessible()
    app.findAll('.os-figure-toggle button')[1]!.click()
    await waitUntil(() => app.find('table').checkVisibility(), 'no table')
    expect(app.findAll('tbody tr').map(({ textContent }) => textContent)).to.deep.equal([
      'Speed80',
      'Datenschutzgrundverordnungskonformitätno data',
      'Content20',
    ])
    expect(app.find('svg[role=img]').checkVisibility({ visibilityProperty: true })).to.equal(false)
    await expect(app.element).to.be.accessible()
  })
})
