import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it, mock } from 'node:test'
import type { Browser } from 'playwright-core'
import { PAGES, SUMMARIES } from './cases/all-cases.ts'
import { checkCommand } from './check-command.ts'
import { check, openBrowser } from './check.ts'
import { buildCheckPage } from './build-page.ts'
import type { CheckOptions } from './check-options.ts'
import { findBrowser } from './find-browser.ts'
import { printedReport } from './print-report.ts'
import type { CheckReport } from './report.ts'

const root = join(import.meta.dirname, '../../..')
const pageFolder = join(root, '.cache/check-page')

/** By its file: the one case that finds its fault, the verdict, and a word of the sentence or its details. */
const FAULTY: Readonly<Record<string, [id: string, verdict: 'fail' | 'warning', said: RegExp]>> = {
  'checked-apps/exports-a-function': ['exports', 'fail', /exports no element class/],
  'misbehaving/throws-on-load': ['exports', 'fail', /thrown while loading/],
  'checked-apps/draws-nothing': ['mount', 'fail', /shows nothing/],
  'misbehaving/throws-when-connected': ['mount', 'fail', /thrown when connected/],
  'checked-apps/button-without-name': ['accessible', 'fail', /dark: button-name/],
  'checked-apps/own-colours': ['theme', 'warning', /<p> "New" has the background rgb\(0, 0, 0\)/],
  'checked-apps/styles-in-head': ['styles', 'fail', /<style> in the head with \.card and the like/],
  'checked-apps/too-wide': ['right-to-left', 'fail', /390 px wide: the page scrolls sideways/],
  'checked-apps/keeps-person': ['context', 'fail', /still shows the person's first name "Paulinka"/],
  'misbehaving/throws-when-told': ['context', 'fail', /thrown when told/],
  'checked-apps/keeps-brand': ['brand', 'fail', /still shows the brand's name "Nordlicht Kaffee"/],
  'checked-apps/keeps-path': ['route', 'fail', /still shows its path/],
  'checked-apps/forgets-timer': ['leaks', 'fail', /interval every 60000 ms[^]*globalThis\.forgotten/],
  'checked-apps/takes-tag-twice': ['instances', 'fail', /has already been used/],
  'checked-apps/shares-state': ['instances', 'fail', /share state/],
  'checked-apps/grows': ['heap', 'fail', /kB and \d+ nodes/],
  'checked-apps/waits-for-data': ['phases', 'fail', /mount had not ended/],
  'misbehaving/rejects-on-update': ['phases', 'fail', /update failed: rejected while updating/],
  'checked-apps/loses-errors': ['late-failure', 'warning', /Failed to fetch/],
  'checked-apps/empties-itself': ['late-failure', 'fail', /left it empty/],
  'checked-apps/unknown-events': [
    'events',
    'fail',
    /unknown event "open-the-door"[^]*not a path of this portal/,
  ],
  'checked-apps/style-as-text': ['policies', 'fail', /style-src-elem/],
  'checked-apps/undeclared': [
    'needs',
    'fail',
    /In its entry: "needs": \{ "connect": \["https:\/\/undeclared\.example"\], "images": \["https:\/\/pictures\.example"\] \}/,
  ],
}

/**
 * Cases that see the same page, which must not take the blame; axe takes its time and looks only for its own
 * fault.
 */
function besides(id: string): string[] {
  const page = PAGES.find(({ cases }) => cases.some((each) => each.id === id)) ?? PAGES[0]!
  return [...page.cases, ...SUMMARIES]
    .map((each) => each.id)
    .filter((each) => each === id || each !== 'accessible')
}

/** They wait more than they work. */
describe('agency-os check', { concurrency: 4 }, () => {
  let browser: Browser
  before(async () => {
    await buildCheckPage(pageFolder)
    browser = await openBrowser(findBrowser())
  })
  after(() => browser.close())

  const checked = (file: string, options: CheckOptions = {}) =>
    check(browser, join(root, 'test', `${file}.js`), { pageFolder, mounts: 12, ...options })

  it('finds nothing in a mini-app that does all that is asked', async () => {
    const { cases, summary, version } = await checked('checked-apps/conforming')
    assert.deepEqual(
      cases.filter(({ verdict }) => verdict !== 'pass'),
      [],
    )
    assert.deepEqual([version, summary.pass], [1, 17])
  })

  for (const [file, [id, verdict, said]] of Object.entries(FAULTY))
    it(`sees what is wrong with ${file}, by the case "${id}" and no other`, async () => {
      const { cases } = await checked(file, { only: besides(id), entry: { apis: ['scorecards'] } })
      const found = cases.filter((each) => each.verdict === 'fail' || each.verdict === 'warning')
      assert.deepEqual(
        found.map((each) => [each.id, each.verdict]),
        [[id, verdict]],
        JSON.stringify(found),
      )
      assert.match([found[0]!.sentence, ...found[0]!.details].join('\n'), said)
      assert.equal(found[0]!.docs, `/documentation/authors/check#${id}`)
    })

  it('takes what the entry names, and says what it names for nothing', async () => {
    const needs = {
      connect: ['https://undeclared.example'],
      images: ['https://pictures.example', 'https://more.example'],
      wasm: true,
    }
    const entry = { key: 'undeclared', title: 'Undeclared', routes: ['undeclared'], needs }
    const { cases } = await checked('checked-apps/undeclared', { entry, only: ['mount', 'needs'] })
    assert.deepEqual(cases.at(-1)!.details, ['"images": https://more.example', '"wasm"'])
  })

  it('prints the verdict with the summary last, and what to read where something is wrong', async () => {
    const report = await checked('checked-apps/keeps-brand', { only: ['mount', 'brand'] })
    const lines = printedReport(report, { portal: 'https://portal.example' }).trim().split('\n')
    assert.equal(lines.at(-1), '1 pass, 1 fail')
    assert.ok(lines.includes('✗ It follows the brand'))
    assert.ok(lines.includes('  https://portal.example/documentation/authors/check#brand'))
  })
})

const APP = join(root, 'test/checked-apps/shows-answers.js')
const CASES = 'exports,mount,needs'

describe('agency-os check, as it is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-check-'))
  const file = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content))
    return join(folder, name)
  }
  const verdict = () => JSON.parse(readFileSync(join(folder, 'verdict.json'), 'utf8')) as CheckReport
  const reach = { name: 'reach', origin: 'https://reach.example', audience: 'reach' }
  const entry = file('agency-os.json', {
    key: 'shown',
    title: 'Shown',
    routes: ['shown'],
    apis: ['scorecards', reach],
  })
  afterEach(() => mock.restoreAll())
  after(() => rmSync(folder, { recursive: true }))

  it('answers APIs and back ends from a file, and ends with 0 and a verdict that has no fault', async () => {
    mock.method(console, 'log', () => undefined)
    const answers = file('answers.json', {
      '/api/scorecards/brands': { data: ['Nordlicht'] },
      'GET /api/reach/people?year=*': { data: [7000] },
    })
    const json = join(folder, 'verdict.json')
    const args = [APP, '--entry', entry, '--answers', answers, '--only', CASES, '--json', json]
    assert.equal(await checkCommand(args), 0)
    const { version, address, key, summary } = verdict()
    assert.deepEqual([version, address, key, summary.pass, summary.fail], [1, APP, 'shown', 3, 0])
  })

  it('ends with 1 where something is wrong, and says what to add to the entry', async () => {
    mock.method(console, 'log', () => undefined)
    assert.equal(await checkCommand([APP, '--only', CASES, '--json', join(folder, 'verdict.json')]), 1)
    const { cases } = verdict()
    assert.deepEqual(
      cases.map(({ id, verdict }) => `${id} ${verdict}`),
      ['exports pass', 'mount fail', 'needs fail'],
    )
    assert.equal(cases.at(-1)!.details.at(-1), 'In its entry: "apis": ["scorecards"]')
  })

  it('ends with 2 where it cannot be called so', async () => {
    const said = mock.method(console, 'error', () => undefined)
    assert.equal(await checkCommand([APP, '--only', 'heat']), 2)
    assert.match(
      String(said.mock.calls[0]!.arguments[0]),
      /There is no case "heat"; there are exports, mount/,
    )
  })
})
