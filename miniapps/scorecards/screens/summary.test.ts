import { expect } from '@open-wc/testing'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, routeTo } from '../../../test/browser/open-scorecards.ts'
import { savedFile } from '../../../test/browser/saved-file.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { strFromU8, unzipSync } from 'fflate'
import { exampleAnswer, exampleResult, exampleRun, exampleScorecard } from '../example-audit-in-tests.ts'
import type { OpenRecommendation } from '../../domain/scorecards/open-recommendation.ts'
import type { PastResult, ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'

const AUDIT: ScorecardOverview = {
  id: 'site-app',
  title: 'Site; app',
  purpose: '',
  minutes: 30,
  weight: 1,
  last: exampleResult({ coverage: 0.7, score: 51.5625 }),
  unknown: 0,
  notApplicableShare: 0,
  questions: 10,
  answered: 7,
  coverage: 0.7,
  score: 90,
  status: 'open',
  updatedAt: '2026-03-03T13:02:00.000Z',
  updatedBy: '=Ada',
}
const BARE = {
  ...AUDIT,
  id: 'ppc',
  title: 'PPC',
  questions: 0,
  coverage: 0,
  score: null,
  last: null,
  updatedAt: null,
  updatedBy: null,
}

const AUDIT_WITH_RUN = {
  scorecard: exampleScorecard(),
  run: { ...exampleRun([exampleAnswer('q1', 0), exampleAnswer('q2', 4)]), status: 'submitted' },
  last: null,
}

/** Presses a line of the export menu and gives what the browser is handed to save. */
async function downloaded(label: string, audits: readonly ScorecardOverview[] = [AUDIT, BARE]) {
  const app = await mountMiniApp('scorecards', {
    route: routeTo('/summary'),
    context: { displaySettings: { displayLanguage: 'en-US', dateLocale: 'de-de', numberLocale: 'de-de' } },
    portal: {
      fetch: answering({
        'GET *recommendations*': { data: [recommendation('q1', { scorecardId: 'site-app', runId: 'r0' })] },
        'GET *history*': { data: [] },
        'GET *site-app*': { data: AUDIT_WITH_RUN },
        'GET *': { data: audits },
      }),
    },
  })
  await loaded(app)
  return savedFile(async () => {
    app.find('button[aria-haspopup=menu]').click()
    await waitUntil(() => app.findAll('[role=menuitem]').length > 0)
    app
      .findAll('[role=menuitem]')
      .find(({ textContent }) => textContent === label)!
      .click()
  })
}

describe('the summary', () => {
  it('is taken along as CSV, as the person’s spreadsheet reads it', async () => {
    const { file, name } = await downloaded('CSV: audits')
    expect(name).to.match(/^Scorecards of .*, \d{4}-\d\d-\d\d\.csv$/)
    expect((await file.text()).replace('\ufeff', '').split('\r\n')).to.deep.equal([
      'Audit;Score;Level;Provisional;Completeness;In overall;In progress;Last change;Changed by',
      '"Site; app";51,5625;Connected;Yes;0,7;Yes;90;2026-03-03T13:02:00;\'=Ada',
      'PPC;;;No;;No;;;',
    ])
  })

  it('is taken along as a workbook', async () => {
    const { file, name } = await downloaded('Excel: audits, dimensions, answers')
    expect(name).to.match(/\.xlsx$/)
    const [sheet, dimensions, answers] = readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(dimensions!.rows.map((row) => row.slice(0, 4))).to.deep.equal([
      ['Audit', 'Dimension', 'Score', 'Level'],
      ['Site/app audit', 'Speed', 40, 'Emerging'],
      ['Site/app audit', 'Measurement', null, null],
    ])
    expect(answers!.rows[1]!.slice(2, 6)).to.deep.equal([
      'How fast do pages show their main content?',
      3,
      0,
      'Level 0: Not measured',
    ])
    expect(sheet!.name).to.equal('Summary')
    expect(sheet!.rows[1]).to.deep.equal([
      'Site; app',
      51.5625,
      'Connected',
      'Yes',
      0.7,
      'Yes',
      90,
      new Date('2026-03-03T13:02:00.000Z'),
      '=Ada',
    ])
  })

  it('is taken along as slides, with a page for each audit', async () => {
    const { file, name } = await downloaded('PowerPoint')
    expect(name).to.match(/\.pptx$/)
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const slides = Object.keys(parts).filter((part) => /^ppt\/slides\/slide\d+\.xml$/.test(part))
    expect(slides).to.have.length(4) // cover, overall, the audit, roadmap
    const text = (part: string) => strFromU8(parts[part]!)
    expect(text('ppt/slides/slide3.xml')).to.contain('Site/app audit').and.contain('Mend q1')
  })
})

const recommendation = (questionId: string, parts: Partial<OpenRecommendation>): OpenRecommendation => ({
  scorecardId: 'ppc',
  audit: 'PPC',
  questionId,
  question: 'How are bids set?',
  ownerRole: 'Search lead',
  level: 0,
  text: `Mend ${questionId}`,
  impact: 5,
  effort: 1,
  priority: 40,
  ...parts,
})

const opened = async (answer: unknown, view = '', history: unknown = { data: [] }, audits = [AUDIT]) => {
  const app = await mountMiniApp('scorecards', {
    route: routeTo(`/summary?view=${view}`),
    portal: {
      fetch: answering({
        'GET *recommendations*': answer,
        'GET *history*': history,
        'GET *': { data: audits },
      }),
    },
  })
  await loaded(app)
  return app
}

it('keeps the summary of what was submitted while a new quarter has no answers yet', async () => {
  const app = await opened({ data: [] }, '', undefined, [{ ...AUDIT, score: null, answered: 0, coverage: 0 }])
  expect(app.find('.overall-score').textContent).to.contain('51.6')
  expect(app.findAll('.os-page-header [aria-haspopup=menu]')).to.have.length(1)
})

it('draws the strongest audit first, each marked with the quarter before', async () => {
  const ppc = {
    ...AUDIT,
    id: 'ppc',
    title: 'PPC',
    last: exampleResult({ score: 80 }),
    before: { period: '2025-Q3', score: 70 },
  }
  const app = await opened({ data: [] }, '', undefined, [AUDIT, ppc])
  const rows = app.findAll('.summary-first tbody tr').map(({ textContent }) => textContent)
  expect(rows[0]).to.match(/^PPC80\.070\.0/)
  expect(rows[1]).to.match(/^Site; app51\.6–/)
})

it('names the five things to fix first, and leads to all of them', async () => {
  const found = Array.from({ length: 7 }, (_, index) => recommendation(`q${index}`, {}))
  const app = await opened({ data: found })
  await waitUntil(() => app.findAll('.top-fixes li').length === 5, 'not five')
  const { pathname, search } = app.find<HTMLAnchorElement>('.top-fixes a')
  expect(pathname + search).to.equal('/brands/b1/scorecards/scorecard/ppc/result?question=q0')
  app
    .findAll('button')
    .find(({ textContent }) => textContent === 'See all 7 recommendations')!
    .click()
  await waitUntil(() => app.findAll('.os-chart-bubble').length === 7, 'the roadmap is not shown')
})

describe('the roadmap', () => {
  const roadmap = (app: Awaited<ReturnType<typeof opened>>) =>
    app.find('[aria-label="Roadmap: impact against effort"]')

  it('draws each recommendation, and lists the same by priority, each with the way to its result', async () => {
    const found = [recommendation('bids', {}), recommendation('feeds', { impact: 2, effort: 4, priority: 5 })]
    const app = await opened({ data: found }, 'roadmap')
    await waitUntil(() => app.findAll('.os-chart-bubble').length === 2, 'not drawn')
    const rows = [...roadmap(app).querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows).to.deep.equal([
      '1. Mend bidsPPC · Search leadQuick wins5140',
      '2. Mend feedsPPC · Search leadLater245',
    ])
    const { pathname, search } = roadmap(app).querySelector<HTMLAnchorElement>('tbody a')!
    expect(pathname + search).to.equal('/brands/b1/scorecards/scorecard/ppc/result?question=bids')
    const sizes = app.findAll('.os-chart-bubble').map((bubble) => Number(bubble.getAttribute('r')))
    expect(sizes[0]).to.be.greaterThan(2 * sizes[1]!)
  })

  it('says so when there is nothing to mend', async () => {
    expect(roadmap(await opened({ data: [] }, 'roadmap')).textContent).to.contain('nothing to recommend')
  })

  it('may fail by itself', async () => {
    const app = await opened(problem(500, 'Broken'), 'roadmap')
    await waitUntil(() => roadmap(app).textContent.includes('The server had a problem'), 'nothing is said')
    expect(app.find('table').textContent).to.contain('Site; app')
  })
})

describe('the history', () => {
  const past = (scorecardId: string, period: string, score: number, coverage = 1): PastResult => ({
    ...exampleResult({ period, score, coverage }),
    scorecardId,
    scorecardVersion: 1,
    title: scorecardId.toUpperCase(),
    kind: 'first',
    status: 'submitted',
    by: 'Ada Lovelace',
    dimensions: [
      { dimension: 'Bids', score, coverage },
      { dimension: 'Feeds', score: null, coverage: 0 },
    ],
  })
  const figure = (app: MountedMiniApp, title: string) =>
    app.find(`section[aria-label="${title}"]:has(> .os-figure)`)

  it('draws a line for each audit with a gap where a quarter is missing, and a cell for each dimension', async () => {
    const results = [
      past('ppc', '2026-Q1', 60, 0.6),
      past('ppc', '2025-Q3', 40),
      past('video', '2025-Q4', 20),
    ]
    const app = await opened({ data: [] }, 'history', { data: results })
    const history = figure(app, 'Scores over time')
    expect([...history.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).to.deep.equal([
      'Q3 202540.0no data',
      'Q4 2025no data20.0',
      'Q1 202660.0no data',
    ])
    expect(history.querySelector('.os-chart-line')!.getAttribute('d')!.match(/M/g)).to.have.length(2)
    expect(history.textContent).to.contain('less than 80% is complete (by weight): PPC: Q1 2026.')
    app
      .findAll('[role=tab]')
      .find(({ textContent }) => textContent === 'By dimension')!
      .click()
    await waitUntil(() => app.findAll('.os-chart-cell').length === 4, 'no heat map')
    const heat = figure(app, 'Scores by dimension')
    expect(heat.querySelector('tbody tr')!.textContent).to.equal('PPC: Bids60.0')
    expect(heat.querySelector('[role=img]')!.getAttribute('aria-label')).to.contain('PPC: Bids with 60.0')
  })

  it('says so before the first audit is submitted', async () => {
    const app = await opened({ data: [] }, 'history')
    expect(app.find('.result').textContent).to.contain('Each quarter adds a point here')
  })
})
