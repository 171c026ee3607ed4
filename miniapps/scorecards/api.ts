import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Problem } from '../../shell/contract/problem.ts'
import type {
  Answer,
  AnswerInput,
  LastResult,
  Run,
  Scorecard,
  ScorecardOverview,
  SubmitInput,
} from '../domain/scorecards/scorecard.ts'
import { requestJson, RequestError, type JsonRequest } from '../kit/bridge/request-json.ts'
import { REQUEST_TIMEOUT_MILLIS } from './limits.ts'

/** An audit's questions, and the brand's answers once it was started. */
export interface ScorecardWithRun {
  scorecard: Scorecard
  run: Run | null
  /** Null until one was finished. */
  last: LastResult | null
}

/** The calls of miniapps/domain/scorecards/scorecard.ts. */
export interface ScorecardsApi {
  overview(brandId: string, signal?: AbortSignal): Promise<readonly ScorecardOverview[]>
  scorecard(brandId: string, scorecardId: string, signal?: AbortSignal): Promise<ScorecardWithRun>
  start(brandId: string, scorecardId: string): Promise<Run>
  save(runId: string, questionId: string, input: AnswerInput): Promise<Answer>
  submit(runId: string, seen: SubmitInput): Promise<Run>
}

/** Reading the overview waits for answers on their way, so that it never shows less than was entered. */
export function scorecardsApi(portal: MiniAppPortal): ScorecardsApi {
  const writes = new Set<Promise<unknown>>()
  const ask = async <Data>(path: string, request: JsonRequest) =>
    (
      await requestJson<{ data: Data }>(portal, address(path), {
        ...request,
        signal: withinTime(request.signal),
      })
    ).data
  const get = <Data>(path: string, signal?: AbortSignal) => ask<Data>(path, signal ? { signal } : {})
  const post = <Data>(path: string, body?: unknown) => ask<Data>(path, { method: 'POST', body })
  return {
    async overview(brandId, signal) {
      await Promise.allSettled(writes)
      return get(`brands/${encodeURIComponent(brandId)}/scorecards`, signal)
    },
    scorecard: (brandId, scorecardId, signal) => get(scorecardPath(brandId, scorecardId), signal),
    start: (brandId, scorecardId) => post(`${scorecardPath(brandId, scorecardId)}/runs`),
    submit: (runId, seen) => post(`runs/${encodeURIComponent(runId)}/submit`, seen),
    save(runId, questionId, input) {
      const write = putAnswer(
        portal,
        address(`runs/${encodeURIComponent(runId)}/answers/${encodeURIComponent(questionId)}`),
        input,
      )
      writes.add(write)
      return write.finally(() => writes.delete(write))
    },
  }
}

/** Nobody waits for a server that hangs: a dialog cannot be closed meanwhile. */
function withinTime(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MILLIS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

const address = (path: string) => `/api/scorecards/${path}`

const scorecardPath = (brandId: string, scorecardId: string) =>
  `brands/${encodeURIComponent(brandId)}/scorecards/${encodeURIComponent(scorecardId)}`

/** Not `requestJson`: an answer on its way must outlive the mini-app and the page. */
async function putAnswer(portal: MiniAppPortal, url: string, input: AnswerInput): Promise<Answer> {
  const response = await portal.fetch(url, {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(input),
    keepalive: true,
    signal: withinTime(),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RequestError(url, response.status, isProblem(body) ? body : undefined)
  if (!isAnswerBody(body)) throw new TypeError(`${url} answered ${response.status} without the stored answer`)
  return body.data
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'title' in body

const isAnswerBody = (body: unknown): body is { data: Answer } =>
  typeof (body as { data?: Partial<Answer> } | undefined)?.data?.at === 'string'
