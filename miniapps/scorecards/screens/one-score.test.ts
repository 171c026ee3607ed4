import { expect } from '@open-wc/testing'
import { strFromU8, unzipSync } from 'fflate'
import { answering } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, routeTo } from '../../../test/browser/open-scorecards.ts'
import { savedFile } from '../../../test/browser/saved-file.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { overallOf } from '../../domain/scorecards/counted-result.ts'
import { dimensionFigures, runFigures } from '../../domain/scorecards/run-figures.ts'
import { answerPath } from '../../domain/scorecards/run-answers.ts'
import { shownScore } from '../../domain/scorecards/score.ts'
import type {
  Level,
  PastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../../domain/scorecards/scorecard.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { exampleAnswer, exampleResult, exampleRun, exampleScorecard } from '../example-audit-in-tests.ts'

interface Case {
  id: string
  /** Of submitted runs, the oldest quarter first: the levels of their questions. */
  submitted: Readonly<Record<string, readonly Level[]>>
  /** Of a run in progress. */
  draft?: readonly Level[]
}

/** Several quarters, a repeat in progress that says otherwise, one that was never submitted, one not begun. */
const CASES: readonly Case[] = [
  { id: 'ppc', submitted: { '2025-Q2': [4, 4, 4], '2025-Q4': [1, 2, 1] }, draft: [4, 4, 4] },
  { id: 'video', submitted: { '2025-Q3': [3, 0, 3], '2025-Q4': [2, 3, 4] } },
  { id: 'social', submitted: {}, draft: [3, 3, 3] },
  { id: 'content', submitted: {} },
]

const bare = exampleScorecard()
const scorecardOf = (id: string): Scorecard => ({ ...bare, id, title: `Audit of ${id}` })
const runOf = (id: string, period: string, levels: readonly Level[], status: Run['status']): Run => ({
  ...exampleRun(bare.questions.map(({ id: question }, at) => exampleAnswer(question, levels[at]!))),
  id: `${id}-${period}-${status}`,
  scorecardId: id,
  period,
  status,
})
const bodyOf = ({ answers }: Run) =>
  Object.fromEntries(answers.map(({ questionId, level }) => [answerPath(questionId, 'level'), level]))
const figuresOf = (run: Run) => runFigures(bare.questions, bodyOf(run))
const submittedRuns = ({ id, submitted }: Case) =>
  Object.entries(submitted).map(([period, levels]) => runOf(id, period, levels, 'submitted'))
const resultOf = (run: Run) => {
  const { score, coverage } = figuresOf(run)
  return exampleResult({ runId: run.id, period: run.period, score, coverage })
}

const overview = CASES.map((each): ScorecardOverview => {
  const last = submittedRuns(each).at(-1)
  const inHand = each.draft ? runOf(each.id, '2026-Q1', each.draft, 'open') : last
  return {
    id: each.id,
    title: scorecardOf(each.id).title,
    purpose: '',
    minutes: 30,
    weight: 1,
    last: last ? resultOf(last) : null,
    ...(inHand ? figuresOf(inHand) : runFigures(bare.questions, {})),
    notApplicableShare: 0,
    status: inHand?.status ?? 'not-started',
    updatedAt: null,
    updatedBy: null,
  }
})
const history = CASES.flatMap((each) =>
  submittedRuns(each)
    .toReversed()
    .map((run): PastResult => ({
      ...resultOf(run),
      scorecardId: each.id,
      scorecardVersion: 1,
      title: scorecardOf(each.id).title,
      kind: 'first',
      status: 'submitted',
      by: 'Ada Lovelace',
      dimensions: dimensionFigures(bare, bodyOf(run)),
    })),
)
/** What each says that counts, as people see it. */
const EXPECTED = overview.flatMap(({ title, last }) =>
  last ? [[title, shownScore(last.score!).toFixed(1)] as const] : [],
)
const OVERALL = shownScore(overallOf(overview).score!).toFixed(1)
const DRAFT = '100.0'

const fetch = answering({
  'GET *recommendations*': { data: [] },
  'GET *history*': { data: history },
  'GET *results/*': (_: unknown, address: string) => {
    const [, id, runId] = /scorecards\/([^/]+)\/results\/([^?]+)/.exec(address)!
    const run = submittedRuns(CASES.find((each) => each.id === id)!).find((each) => each.id === runId)!
    return { data: { scorecard: scorecardOf(id!), run, last: resultOf(run), earlier: null, newer: null } }
  },
  ...Object.fromEntries(
    CASES.map(({ id, draft }, at) => [
      `GET *scorecards/${id}`,
      {
        data: {
          scorecard: scorecardOf(id),
          run: draft ? runOf(id, '2026-Q1', draft, 'open') : null,
          last: overview[at]!.last,
          earlier: null,
          newer: null,
        },
      },
    ]),
  ),
  'GET *': { data: overview },
})

async function open(path: string): Promise<MountedMiniApp> {
  const app = await mountMiniApp('scorecards', { route: routeTo(path), portal: { fetch } })
  await loaded(app)
  return app
}
async function taken(label: string): Promise<Blob> {
  const app = await open('/summary')
  const { file } = await savedFile(async () => {
    app.find('.os-page-header button[aria-haspopup=menu]').click()
    await waitUntil(() => app.findAll('[role=menuitem]').length > 0)
    app
      .findAll('[role=menuitem]')
      .find(({ textContent }) => textContent === label)!
      .click()
  })
  return file
}
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

describe('a brand with drafts and several quarters has one score of each audit', () => {
  it('on the screen', async () => {
    const app = await open('/summary')
    expect(app.find('.overall-score').textContent).to.contain(OVERALL)
    const rows = app
      .findAll('.summary-first tbody tr')
      .map(({ children }) => [children[0]!.textContent, children[1]!.textContent])
    expect(rows.filter(([, score]) => score !== '–')).to.have.deep.members(EXPECTED) // the strongest first
  })

  it('in the deck', async () => {
    const parts = unzipSync(await bytesOf(await taken('PowerPoint')))
    const slides = Object.keys(parts)
      .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .toSorted()
      .map((name) =>
        [...strFromU8(parts[name]!).matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text!).join(' '),
      )
    expect(slides).to.have.length(2 + EXPECTED.length) // cover, overall, and no page for a draft
    expect(slides[1]).to.contain(OVERALL).and.contain(`${EXPECTED.length} of ${CASES.length}`)
    for (const [at, [title, score]] of EXPECTED.entries()) {
      expect(slides[1]).to.contain(`${title} ${score}`)
      expect(slides[2 + at])
        .to.contain(title)
        .and.contain(`${score} of 100`)
    }
    expect(slides.join()).not.to.contain(DRAFT)
  })

  it('in the report, and drafts only when they are asked for, hatched and named', async () => {
    const app = await open('/report')
    const pages = () => app.findAll('.report-page').map(({ textContent }) => textContent)
    await waitUntil(() => pages().length === 2 + EXPECTED.length)
    expect(pages()[1]).to.contain(`${OVERALL} of 100`)
    for (const [at, [title, score]] of EXPECTED.entries())
      expect(pages()[2 + at])
        .to.contain(title)
        .and.contain(`${score} of 100`)
    expect(pages().join()).not.to.contain(`${DRAFT} of 100`)
    app.findAll<HTMLInputElement>('.report-tools input[type=checkbox]').at(0)!.click()
    await waitUntil(() => pages().length === 4 + EXPECTED.length)
    const drafts = pages().slice(-2)
    expect(drafts[0]).to.contain('Audit of ppc (draft)').and.contain('In progress, not submitted yet')
    expect(drafts[1]).to.contain('Audit of social (draft)')
    expect(pages()[1], 'nothing else changes').to.contain(`${OVERALL} of 100`)
    const fills = (at: number) =>
      [...app.findAll('.report-page')[at]!.querySelectorAll<SVGElement>('.os-chart-bar')].map(
        ({ style }) => /kind-\d/.exec(style.fill)?.[0],
      )
    expect([...new Set(fills(2)), ...new Set(fills(4))]).to.deep.equal(['kind-0', 'kind-1'])
  })

  it('in the workbook', async () => {
    const [summary, dimensions, answers] = readXlsx(
      await bytesOf(await taken('Excel: audits, dimensions, answers')),
    )
    const scores = summary!.rows
      .slice(1)
      .flatMap(([title, score]) => (typeof score === 'number' ? [[title, shownScore(score).toFixed(1)]] : []))
    expect(scores).to.deep.equal(EXPECTED)
    const titles = (rows: readonly (readonly unknown[])[]) => [
      ...new Set(rows.slice(1).map(([title]) => title)),
    ]
    expect(titles(dimensions!.rows)).to.deep.equal(EXPECTED.map(([title]) => title))
    expect(titles(answers!.rows)).to.deep.equal(EXPECTED.map(([title]) => title))
    const stored = history.filter(({ runId }) => overview.some(({ last }) => last?.runId === runId))
    expect(dimensions!.rows.slice(1).map(([, , score]) => score)).to.deep.equal(
      stored.flatMap(({ dimensions: all }) => all.map(({ score }) => score)),
    )
  })
})
