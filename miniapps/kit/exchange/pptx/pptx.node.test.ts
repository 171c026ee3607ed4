import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import type { DeckLook } from './deck.ts'
import { DECK } from './deck-in-tests.ts'
import { writeDeck } from './write-deck.ts'

const PIXEL =
  'image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const LOOK: DeckLook = {
  font: 'Poppins',
  brand: '7b1fa2',
  text: '1c1c22',
  muted: '5f5f6b',
  border: 'dddde3',
  surface: 'f4f4f7',
  series: ['2f6fd0', 'b5651d'],
  sign: PIXEL,
  tenantName: 'Mindshare',
}

describe('a deck', () => {
  let file: Uint8Array
  let parts: Record<string, Uint8Array>
  const textOf = (name: string) => strFromU8(parts[name]!)
  before(async () => {
    file = new Uint8Array(await (await writeDeck(DECK, LOOK)).arrayBuffer())
    parts = unzipSync(file)
  })

  it('has charts of PowerPoint, each with its sheet, and not pictures of them', () => {
    const charts = Object.keys(parts).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    assert.deepEqual(
      charts.toSorted().map((name) => /<c:(\w+)Chart>/.exec(textOf(name))?.[1]),
      ['radar', 'bar', 'line', 'scatter'],
    )
    assert.equal(Object.keys(parts).filter((name) => name.endsWith('.xlsx')).length, charts.length)
  })

  it('has tables of PowerPoint, with what people wrote in them', () => {
    assert.match(textOf('ppt/slides/slide2.xml'), /<a:tbl>.*Site &lt;and&gt; app.*62\.0/s)
  })

  it("has the tenant's font and the colours of its series", () => {
    assert.match(textOf('ppt/slides/slide2.xml'), /latin typeface="Poppins"/)
    assert.match(textOf('ppt/charts/chart1.xml'), /2f6fd0/i)
  })

  it('hatches the bars of what is not final', async () => {
    const bars = DECK.slides.flatMap((slide) => (slide.kind === 'content' ? slide.columns : []))
    const bar = bars.map(({ part }) => part).find((part) => part.kind === 'chart' && part.chart === 'bar')
    assert.ok(bar?.kind === 'chart')
    const column = { share: 12, part: { ...bar, hatched: true } }
    const slides = [{ kind: 'content' as const, title: 'Draft', columns: [column] }]
    const hatched = unzipSync(
      new Uint8Array(await (await writeDeck({ ...DECK, slides }, LOOK)).arrayBuffer()),
    )
    const [name] = Object.keys(hatched).filter((part) => /^ppt\/charts\/chart\d+\.xml$/.test(part))
    const chart = strFromU8(hatched[name!]!)
    assert.match(chart, /<a:pattFill prst="wdUpDiag"><a:fgClr><a:srgbClr val="2f6fd0"/i)
    assert.doesNotMatch(chart, /<a:alpha/)
    assert.doesNotMatch(textOf('ppt/charts/chart2.xml'), /pattFill/)
  })

  const office = ['/usr/lib/libreoffice/program/libsdlo.so', '/opt/libreoffice/program/libsdlo.so']
  const skip = office.some((path) => existsSync(path)) ? false : 'LibreOffice Impress is not installed'
  it('opens in LibreOffice', { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-os-office-'))
    try {
      writeFileSync(join(folder, 'deck.pptx'), file)
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const to = ['--convert-to', 'pdf', '--outdir', folder, join(folder, 'deck.pptx')]
      spawnSync('soffice', [profile, '--headless', ...to])
      assert.ok(statSync(join(folder, 'deck.pdf')).size > 1000)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
