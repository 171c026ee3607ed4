import type {
  Answer,
  AnswerInput,
  LastResult,
  Level,
  Question,
  Run,
  Scorecard,
  ScorecardOverview,
  SubmitInput,
} from '../domain/scorecards/scorecard.ts'
import { coverage, score } from '../domain/scorecards/score.ts'

/** What stands behind `portal.fetch` in these tests: the API's answers, kept in memory, with failures on demand. */
export interface MemoryServer {
  fetch(input: string, init?: RequestInit): Promise<Response>
  scorecard: Scorecard
  /** The newest version, which the next audit is made with. */
  published: Scorecard
  run: Run | null
  last: LastResult | null
  /** Every request as `PUT runs/r1/answers/q1`. */
  requests: string[]
  /** Answers these instead, one each: a status, no connection, or a confirmation that gets lost. */
  failures: (number | 'offline' | 'lost')[]
  /** Answers each request that matches with this status. */
  broken: { request: RegExp; status: number } | null
  /** Requests wait until it resolves. */
  gate: Promise<void>
  /** Somebody else answers. */
  answerAs(by: string, questionId: string, input: Partial<AnswerInput>): Answer
}

const NOTHING: AnswerInput = { level: null, notApplicable: false, reason: '', evidence: '', ifAt: null }

export function memoryServer(
  scorecard: Scorecard = exampleScorecard(),
  run: Run | null = exampleRun(),
): MemoryServer {
  let clock = Date.UTC(2026, 2, 3, 13, 0)
  const server: MemoryServer = {
    scorecard,
    published: scorecard,
    run,
    last: null,
    requests: [],
    failures: [],
    broken: null,
    gate: Promise.resolve(),
    answerAs: (by, questionId, input) =>
      store(server, questionId, { ...NOTHING, ...input }, by, (clock += 60_000)),
    async fetch(input, init = {}) {
      const path = input.replace('/api/scorecards/', '')
      const request = `${init.method ?? 'GET'} ${path}`
      server.requests.push(request)
      await server.gate
      init.signal?.throwIfAborted()
      if (server.broken?.request.test(request)) return problem(server.broken.status)
      const failure = server.failures.shift()
      if (failure === 'offline') throw new TypeError('Failed to fetch')
      if (typeof failure === 'number') return problem(failure)
      const response = answerRequest(server, path, init, (clock += 60_000))
      if (failure === 'lost') throw new TypeError('Failed to fetch')
      return response
    },
  }
  return server
}

/** Requests wait from now on; the function lets them go. */
export function hold(server: MemoryServer): () => void {
  let open = () => {}
  server.gate = new Promise((resolve) => {
    open = resolve
  })
  return () => open()
}

function answerRequest(
  server: MemoryServer,
  path: string,
  { method = 'GET', body }: RequestInit,
  now: number,
): Response {
  const [, runId, questionId] = /^runs\/([^/]+)\/answers\/([^/]+)$/.exec(path) ?? []
  if (method === 'PUT' && questionId)
    return runId !== server.run?.id
      ? problem(409)
      : put(server, questionId, JSON.parse(body as string) as AnswerInput, now)
  if (path.endsWith('/runs')) return start(server)
  if (path.endsWith('/submit')) return submit(server, JSON.parse(body as string) as SubmitInput)
  if (path.endsWith('/scorecards')) return json({ data: [overviewOf(server)] })
  return json({ data: { scorecard: server.scorecard, run: server.run, last: server.last } })
}

function put(server: MemoryServer, questionId: string, input: AnswerInput, now: number): Response {
  const stored = server.run?.answers.find((answer) => answer.questionId === questionId)
  if (server.run?.status !== 'open' || (stored?.at ?? null) !== input.ifAt) return problem(409)
  if (input.notApplicable && !input.reason) return problem(422)
  return json({ data: store(server, questionId, input, 'Ada Lovelace', now) })
}

function store(
  server: MemoryServer,
  questionId: string,
  input: AnswerInput,
  by: string,
  now: number,
): Answer {
  const { level, notApplicable, reason, evidence } = input
  const answer: Answer = {
    questionId,
    level,
    notApplicable,
    reason,
    evidence,
    by,
    at: new Date(now).toISOString(),
  }
  const others = server.run!.answers.filter((other) => other.questionId !== questionId)
  server.run = { ...server.run!, updatedAt: answer.at, answers: [...others, answer] }
  return answer
}

function start(server: MemoryServer): Response {
  if (server.run?.status === 'open') return json({ data: server.run })
  server.scorecard = server.published
  server.run = {
    ...exampleRun(),
    id: server.run ? `${server.run.id}-again` : 'r1',
    scorecardVersion: server.scorecard.version,
  }
  return json({ data: server.run }, 201)
}

function submit(server: MemoryServer, { ifAt }: SubmitInput): Response {
  if (server.run!.answers.some(({ questionId, at }) => ifAt[questionId] !== at)) return problem(409)
  if (coverage(server.scorecard.questions, server.run!.answers) < 1) return problem(409)
  server.run = { ...server.run!, status: 'submitted' }
  server.last = { score: score(server.scorecard.questions, server.run.answers), at: server.run.updatedAt }
  return json({ data: server.run })
}

function overviewOf({ scorecard, run }: MemoryServer): ScorecardOverview {
  const { id, title, intro, questions } = scorecard
  const answers = run?.answers ?? []
  return {
    id,
    title,
    purpose: intro.purpose,
    minutes: intro.minutes,
    questions: questions.length,
    answered: answers.length,
    coverage: coverage(questions, answers),
    score: score(questions, answers),
    status: run?.status ?? 'not-started',
    updatedAt: run?.updatedAt ?? null,
    updatedBy: run?.startedBy ?? null,
  }
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function problem(status: number): Response {
  const body = JSON.stringify({ type: 'about:blank', title: `Problem ${status}`, status })
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

export function exampleRun(answers: readonly Answer[] = []): Run {
  return {
    id: 'r1',
    scorecardId: 'site-app',
    scorecardVersion: 1,
    brandId: 'b1',
    status: 'open',
    startedAt: '2026-03-01T09:00:00.000Z',
    startedBy: 'Ada Lovelace',
    updatedAt: '2026-03-01T09:00:00.000Z',
    answers,
  }
}

export function exampleAnswer(questionId: string, level: Level, evidence = ''): Answer {
  return {
    questionId,
    level,
    notApplicable: false,
    reason: '',
    evidence,
    by: 'Ada Lovelace',
    at: '2026-03-02T10:30:00.000Z',
  }
}

/** Three questions in two dimensions, with the weights of the domain's first test case. */
export function exampleScorecard(): Scorecard {
  const question = (id: string, dimension: string, weight: number, text: string): Question => ({
    id,
    dimension,
    weight,
    text,
    help: `How to find out about ${id}.`,
    evidenceType: 'A report of the last 28 days',
    ownerRole: 'Web analyst',
    levels: [
      'Not measured',
      'Measured once',
      'Measured every month',
      'Improved every quarter',
      'Held to a target every day',
    ],
  })
  return {
    id: 'site-app',
    version: 1,
    title: 'Site/app audit',
    dimensions: ['Speed', 'Measurement'],
    intro: {
      purpose: 'Finds out how well the site serves people.',
      whoAnswers: 'The web analyst and the site owner',
      minutes: 30,
    },
    questions: [
      question('q1', 'Speed', 3, 'How fast do pages show their main content?'),
      question('q2', 'Speed', 2, 'How quickly do pages react?'),
      question('q3', 'Measurement', 1, 'How complete is the tagging?'),
    ],
  }
}
