import { expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartWithTable } from './chart-with-table.tsx'
import { island } from '../bridge/island.tsx'
import { RadarChart } from './radar-chart.tsx'

const format = (value: number) => String(value)
const bars = [
  { label: 'Speed', value: 80 },
  { label: 'Datenschutzgrundverordnungskonformität', value: null },
  { label: 'Content', value: 20 },
]

describe('charts', () => {
  it('draws a bar for each value from zero and leaves a gap for a missing one', async () => {
    const app = await mountMiniApp(
      island(() => (
        <BarChart summary="Speed leads with 80" bars={bars} unit="points" max={100} format={format} />
      )),
    )
    const drawn = app.findAll('rect')
    expect(drawn).to.have.length(2)
    expect(Number(drawn[0]!.getAttribute('width'))).to.be.closeTo(
      4 * Number(drawn[1]!.getAttribute('width')),
      1,
    )
    expect(app.find('svg').textContent).to.contain('no data').and.to.contain('points')
    expect(app.find('svg').getAttribute('aria-label')).to.equal('Speed leads with 80')
  })

  it('closes a complete radar and opens it at a gap', async () => {
    const shape = async (values: readonly (number | null)[]) => {
      const app = await mountMiniApp(
        island(() => (
          <RadarChart
            summary="Scores"
            axes={['A', 'B', 'C', 'D']}
            series={[{ name: 'This brand', values }]}
            max={100}
            unit="points"
            format={format}
          />
        )),
      )
      return app.find('path[stroke-width]').getAttribute('d')!
    }
    expect(await shape([10, 20, 30, 40])).to.match(/Z$/)
    expect(await shape([10, 20, null, 40])).not.to.contain('Z')
  })

  it('stays inside a narrow place', async () => {
    const app = await mountMiniApp(
      island(() => <BarChart summary="Scores" bars={bars} unit="points" max={100} format={format} />),
    )
    app.element.style.width = '300px'
    await new Promise((done) => {
      setTimeout(done, 100)
    })
    const right = app.element.getBoundingClientRect().right
    for (const part of app.findAll('rect, text'))
      expect(part.getBoundingClientRect().right).to.be.at.most(right + 8)
  })

  it('shows the table instead, one press away, and is accessible', async () => {
    const app = await mountMiniApp(
      island(() => (
        <ChartWithTable
          title="Scores"
          chart={<BarChart summary="Scores" bars={bars} unit="points" format={format} />}
          table={<p>80</p>}
        />
      )),
    )
    await expect(app.element).to.be.accessible()
    app.findAll('button')[1]!.click()
    await nextFrame()
    expect(app.find('p').checkVisibility()).to.equal(true)
    expect(app.find('svg[role="img"]').checkVisibility()).to.equal(false)
  })
})
