import { textAt, type Body } from '../domain/document/change.ts'
import type { Json } from '../domain/document/json.ts'
import type { StoredDocument } from '../domain/document/wire.ts'
import { draftFields } from '../domain/scorecards/draft/draft-fields.ts'
import type { LiveScorecard } from '../domain/scorecards/draft/live-scorecard.ts'
import { SCORECARD_DRAFT } from '../domain/scorecards/draft/scorecard-draft.ts'
import { answerPath, questionAt, runAnswer } from '../domain/scorecards/run-answers.ts'
import type { OpenRecommendation } from '../domain/scorecards/open-recommendation.ts'
import { DISCARDED, isOpenRun } from '../domain/scorecards/run-status.ts'
import { coverage, score } from '../domain/scorecards/score.ts'
import { SCORECARD_ACTION } from '../domain/scorecards/action/scorecard-action.ts'
import { SCORECARD_RUN } from '../domain/scorecards/scorecard-run.ts'
import type { Assessors } from '../domain/scorecards/assessors.ts'
import { upgradedFields } from '../domain/scorecards/upgrade.ts'
import type { Benchmark } from '../domain/scorecards/benchmark.ts'
import type {
  Answer,
  EarlierRun,
  LastResult,
  PastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../domain/scorecards/scorecard.ts'
import { DocumentsInTests, type Trouble } from '../kit/document/documents-in-tests.ts'
import { exampleResult, exampleRun, exampleScorecard } from './example-audit-in-tests.ts'

/** Parts of an answer; what is not named stays. */
type Given = Partial<Omit<Answer, 'questionId' | 'by' | 'at'>>

let servers = 0

/** What stands behind `portal.fetch` in these tests: the API's answers and the runs, kept in memory, with failures on demand. */
export class MemoryServer {
  readonly documents = new DocumentsInTests(SCORECARD_RUN, (body) => ({
    scorecard: this.versions.get(Number(body['version'])) ?? this.scorecard,
  }))
  /** Of the next version of the scorecard. */
  readonly drafts = new DocumentsInTests(SCORECARD_DRAFT, () => undefined)
  readonly actions = new DocumentsInTests(SCORECARD_ACTION, () => undefined)
  /** Whoever works on it: with each server another, so that tests share nothing that is kept. */
  readonly person = `person-${Date.now()}-${++servers}`
  readonly versions = new Map<number, Scorecard>()
  last: LastResult | null = null
  earlier: EarlierRun | null = null
  benchmark: Benchmark = {
    category: 'Foods',
    market: 'DE',
    brands: 3,
    missing: 'too-few-brands',
    total: null,
    dimensions: [],
  }
  assessors: Assessors = { first: null, second: null, agreed: null, you: null, compared: null }
  recommendations: readonly OpenRecommendation[] = []
  history: readonly PastResult[] = []
  /** Every request as `PATCH scorecard-run/r1`; streams apart. */
  requests: string[] = []
  /** Answers each request that matches with this status. */
  broken: { request: RegExp; status: number } | null = null
  #scorecard: Scorecard
  #published: Scorecard | undefined
  #runId: string | null = null

  constructor(scorecard: Scorecard, run: Run | null) {
    this.#scorecard = scorecard
    this.versions.set(scorecard.version, scorecard)
    this.actions.me = { id: this.person, name: 'Ada Lovelace' }
    this.documents.me = { id: this.person, name: 'Ada Lovelace' }
    this.run = run
    this.drafts.me = this.documents.me
    this.documents.actionFields = (action, body) => {
      if (action !== 'upgrade') return {}
      const from = this.scorecard
      this.scorecard = this.published
      return upgradedFields(body, from, this.published)
    }
    this.drafts.newFields = () => ({ ...draftFields(this.published), base: this.published.version })
    this.documents.newFields = () => {
      this.scorecard = this.published
      return { version: this.published.version, period: '2026-Q2', kind: 'first' }
    }
  }

  get scorecard(): Scorecard {
    return this.#scorecard
  }
  set scorecard(scorecard: Scorecard) {
    this.#scorecard = scorecard
    this.versions.set(scorecard.version, scorecard)
  }

  /** The newest version, which the next audit is made with. */
  get published(): Scorecard {
    return this.#published ?? this.#scorecard
  }
  set published(scorecard: Scorecard) {
    this.#published = scorecard
    this.versions.set(scorecard.version, scorecard)
  }

  /** The newest. */
  get run(): Run | null {
    const stored = [...this.documents.documents.values()].findLast(({ status }) => status !== DISCARDED)
    return stored && this.#runId !== null ? runIn(stored) : null
  }
  set run(run: Run | null) {
    this.#runId = run && run.id
    if (!run) {
      this.documents.documents.clear()
      return
    }
    const { documents } = this.documents
    const known = documents.get(run.id)
    for (const other of documents.values())
      if (other.id !== run.id) documents.set(other.id, { ...other, status: 'submitted' })
    documents.delete(run.id) // the newest is the last
    const fields = known?.fields ?? fieldsOf(run, this.person)
    const version = (known?.version ?? 0) + 1
    this.documents.add(
      run.id,
      {},
      { status: run.status, fields, version, createdAt: run.startedAt, updatedAt: run.updatedAt },
    )
  }

  /** Answers these instead, one each: a status, no connection, or a confirmation that gets lost. */
  get failures(): Trouble[] {
    return this.documents.troubles
  }
  set failures(failures: Trouble[]) {
    this.documents.troubles = failures
  }

  /** Somebody else answers; this page hears of it only if told so. */
  answerAs(by: string, questionId: string, given: Given, isHeard = false): void {
    const values = Object.entries(given).map(([part, value]): [string, Json] => [
      answerPath(questionId, part as 'level'),
      value === false || value === '' ? null : value,
    ])
    this.documents.setAs(by, this.run!.id, Object.fromEntries(values), { isHeard })
  }

  /** A run that was finished: the one in hand, or what is left of an earlier one. */
  #result(runId: string) {
    const { scorecard, run, earlier } = this
    const found = [run, earlier?.run].find((each) => each?.id === runId) ?? null
    const last = overviewOf(this).last
    return { scorecard, run: found, last, earlier: null, newer: null, isPast: found?.id !== run?.id }
  }

  /** Whoever starts an audit that somebody has started is led to the same run. */
  #openInSlot(body: unknown): StoredDocument | undefined {
    const { fields } = JSON.parse(body as string) as { fields: { kind?: string } }
    const { run } = this
    return run && isOpenRun(run.status) && !fields.kind ? this.documents.documents.get(run.id) : undefined
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = (input instanceof Request ? input.url : input.toString()).replace(/^\/api\/\w+\//, '')
    const request = `${init.method ?? 'GET'} ${path}`
    if (path.includes('/stream'))
      return (path.startsWith('scorecard-draft') ? this.drafts : this.documents).fetch(input, init)
    if (path.startsWith('scorecard-action')) return this.actions.fetch(input, init)
    if (path.endsWith('/people'))
      return Response.json({ data: [{ id: 'person-grace', name: 'Grace Hopper' }] })
    this.requests.push(request)
    if (path.startsWith('scorecard-draft')) return this.drafts.fetch(input, init)
    await this.documents.gate
    init.signal?.throwIfAborted()
    if (this.broken?.request.test(request)) return problem(this.broken.status)
    if (path.startsWith('scorecard-run')) {
      const open =
        init.method === 'POST' && path === 'scorecard-run' ? this.#openInSlot(init.body) : undefined
      if (open) return Response.json({ data: open })
      const answer = await this.documents.fetch(input, init)
      if (answer.ok && init.method === 'POST')
        this.#runId = this.run?.id ?? [...this.documents.documents.keys()].at(-1)!
      return answer
    }
    const failure = this.failures.shift()
    if (typeof failure === 'number') return problem(failure)
    if (failure) throw new TypeError('Failed to fetch')
    if (path.startsWith('agencies/')) return Response.json({ data: [liveOf(this.published)] })
    if (/\/scorecards(\?|$)/.test(path)) return Response.json({ data: [overviewOf(this)] })
    if (/\/history(\?|$)/.test(path)) return Response.json({ data: this.history })
    if (/\/assessors(\?|$)/.test(path)) return Response.json({ data: this.assessors })
    if (/\/benchmark(\?|$)/.test(path)) return Response.json({ data: this.benchmark })
    if (/\/recommendations(\?|$)/.test(path)) return Response.json({ data: this.recommendations })
    if (/\/newest(\?|$)/.test(path)) return Response.json({ data: this.published })
    if (/\/results\//.test(path))
      return Response.json({ data: this.#result(/results\/([^?]+)/.exec(path)![1]!) })
    const { scorecard, run, last, earlier, published } = this
    const newer = run && published.version !== scorecard.version ? published.version : null
    return Response.json({ data: { scorecard, run, last, earlier, newer } })
  }
}

export const memoryServer = (
  scorecard: Scorecard = exampleScorecard(),
  run: Run | null = exampleRun(),
): MemoryServer => new MemoryServer(scorecard, run)

/** Requests wait from now on; the function lets them go. */
export const hold = (server: MemoryServer): (() => void) => server.documents.hold()

function runIn({ id, status, fields, createdAt, createdBy, updatedAt, place }: StoredDocument): Run {
  const body: Body = Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
  const ids = new Set(Object.keys(fields).flatMap((path) => questionAt(path) ?? []))
  return {
    id,
    status: status as Run['status'],
    brandId: place,
    scorecardId: 'site-app',
    scorecardVersion: Number(body['version']),
    period: textAt(body, 'period'),
    kind: (textAt(body, 'kind') || 'first') as Run['kind'],
    startedAt: createdAt,
    startedBy: createdBy.name,
    updatedAt,
    answers: [...ids].map((questionId) => {
      const own = Object.entries(fields).filter(([path]) => questionAt(path) === questionId)
      const newest = own.toSorted(([, one], [, other]) => other.at.localeCompare(one.at))[0]![1]
      return { ...runAnswer(body, questionId), by: newest.by.name, at: newest.at }
    }),
  }
}

function fieldsOf(
  { scorecardVersion, period, kind, answers, startedAt }: Run,
  me: string,
): StoredDocument['fields'] {
  const first = { by: { id: me, name: 'Ada Lovelace' }, at: startedAt }
  const given = answers.flatMap(({ questionId, by, at, ...parts }) =>
    Object.entries(parts)
      .filter(([, value]) => value !== null && value !== false && value !== '')
      .map(([part, value]) => [
        answerPath(questionId, part as 'level'),
        { value, by: { id: by === first.by.name ? me : `person-${by}`, name: by }, at },
      ]),
  )
  return {
    scorecard: { value: 'site-app', ...first },
    period: { value: period, ...first },
    kind: { value: kind, ...first },
    version: { value: scorecardVersion, ...first },
    ...Object.fromEntries(given),
  }
}

function overviewOf({ scorecard, run, last }: MemoryServer): ScorecardOverview {
  const { id, title, intro, questions } = scorecard
  const answers = run?.answers ?? []
  const figures = { coverage: coverage(questions, answers), score: score(questions, answers) }
  return {
    id,
    title,
    purpose: intro.purpose,
    minutes: intro.minutes,
    weight: 1,
    last: run && !isOpenRun(run.status) ? exampleResult({ runId: run.id, ...figures }) : last,
    questions: questions.length,
    answered: answers.length,
    unknown: 0,
    notApplicableShare: 0,
    ...figures,
    status: run?.status ?? 'not-started',
    updatedAt: run?.updatedAt ?? null,
    updatedBy: run?.startedBy ?? null,
  }
}

const liveOf = (scorecard: Scorecard): LiveScorecard => ({
  title: scorecard.title,
  isOwn: false,
  publishedAt: '2026-03-01T09:00:00.000Z',
  scorecard,
})

function problem(status: number): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
