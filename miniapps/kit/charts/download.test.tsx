import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../../test/browser/saved-file.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { BarChart } from './bar-chart.tsx'

const SOURCE = 'Survey 2026, version 1 · Base: All respondents · Invented respondents. '.repeat(4).trim()

const chart = (source?: string) => (
  <BarChart
    {...(source && { source })}
    title="Scores"
    summary="Speed leads with 80"
    categoryTitle="Dimension"
    categories={['Speed', 'Content']}
    series={[
      { name: '2025', values: [80, 12.5] },
      { name: '2026', values: [70, null] },
    ]}
    measure={{ title: 'Score', unit: 'points', max: 100 }}
  />
)

/** Presses a line of the menu and gives the file that the browser is handed to save. */
async function downloaded(kind: string, source?: string, isNamedOnce = false) {
  const app = await mountMiniApp(
    island(() => <div data-source={isNamedOnce ? 'once' : undefined}>{chart(source)}</div>),
    {
      context: { displaySettings: { displayLanguage: 'en-US', dateLocale: 'de-de', numberLocale: 'de-de' } },
    },
  )
  await waitUntil(() => app.findAll('svg[role=img]').length > 0, 'nothing drawn')
  return savedFile(async () => {
    app.find('.os-figure-download button').click()
    await waitUntil(() => app.findAll('.os-menu-item').length > 0, 'no menu')
    const lines = app.findAll('.os-menu-item')
    lines.find(({ textContent }) => textContent.includes(kind))!.click()
  })
}

describe('a chart as a file', () => {
  it('is a drawing that needs nothing of this page', async () => {
    const { file, name } = await downloaded('SVG')
    expect(name).to.equal('Scores.svg')
    const text = await file.text()
    expect(text).not.to.contain('var(').and.not.to.contain('class=')
    for (const words of ['Scores', '2025', '2026', 'Speed', 'Score (points)', '12,5'])
      expect(text).to.contain(`>${words}</`)
    expect(text.match(/<rect [^>]*fill="url\(/g)).to.have.length(3 + 2) // and two in the legend
    expect(text).to.match(/<pattern [^>]*><rect [^>]*fill="rgb/)
    expect(text).to.match(/<style>@font-face\{[^<]*base64,/)
  })

  it('is a picture of two pixels for one', async () => {
    const [picture, drawing] = [await downloaded('PNG'), await downloaded('SVG')]
    const image = await createImageBitmap(picture.file)
    const [, width] = /width="(\d+)"/.exec(await drawing.file.text())!
    expect(image.width).to.equal(2 * Number(width))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const colors = new Set(Array.from(new Uint32Array(data.buffer)))
    expect(colors.size).to.be.greaterThan(20) // not a blank one
  })

  it('is its numbers, as spreadsheets of this person read them', async () => {
    const { file } = await downloaded('CSV')
    expect((await file.text()).replace('\ufeff', '').split('\r\n')).to.deep.equal([
      'Dimension;2025 (points);2026 (points)',
      'Speed;80;70',
      'Content;12,5;',
    ])
  })

  it('names its source in each form, broken into lines where it is long', async () => {
    const drawn = await (await downloaded('SVG', SOURCE)).file.text()
    const lines = [...drawn.matchAll(/<text [^>]*>([^<]+)</g)].map(([, text]) => text!)
    const first = lines.findIndex((text) => SOURCE.startsWith(text) && text.length > 20)
    expect(SOURCE.startsWith(lines[first]! + lines[first + 1]!)).to.equal(true)
    expect((await (await downloaded('CSV', SOURCE)).file.text()).trim()).to.match(
      /Content;12,5;\r\n(;*)\r\n.*Survey 2026/,
    )
  })

  it('names its source within the drawing where the page names it once for all charts', async () => {
    const drawn = await (await downloaded('SVG', SOURCE, true)).file.text()
    const [, height] = /height="(\d+)"/.exec(drawn)!
    const places = [...drawn.matchAll(/<text x="[^"]*" y="([^"]+)"[^>]*>[^<]*(?:Survey|respondents)/g)]
    expect(places.length).to.be.greaterThan(1)
    for (const [, y] of places) expect(Number(y)).to.be.below(Number(height))
  })
})
