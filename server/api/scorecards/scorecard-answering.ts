import { Hono } from 'hono'
import type { DocumentLine } from '../../documents/stored-document.ts'
import { answerInput } from './answer-input.ts'
import type { ApiContext, ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { readJson } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'
import { findRun } from './run-documents.ts'
import { saveAnswer } from './save-answer.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { submitInput } from './submit-input.ts'
import { submitRun } from './submit-run.ts'
import { toRun } from './to-run.ts'

/** Below `/runs/{runId}`: answering the questions of one audit, and handing it in. */
export function scorecardAnswering(parts: ApiParts, library: ScorecardLibrary) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const mayWorkIn = brandAccess(parts)

  api.put('/answers/:questionId', async (context) => {
    const run = await runOf(context)
    const place = { run, questionId: context.req.param('questionId'), personId: context.get('person').id }
    return context.json({ data: await saveAnswer(sql, library, place, await readJson(context, answerInput)) })
  })

  api.post('/submit', async (context) => {
    const run = await runOf(context)
    const submitted = await submitRun(
      sql,
      run,
      context.get('person').id,
      await readJson(context, submitInput),
    )
    return context.json({ data: await toRun(sql, submitted) })
  })

  async function runOf(context: ApiContext): Promise<DocumentLine> {
    const runId = context.req.param('runId') ?? ''
    const run = await findRun(sql, runId)
    if (!run) throw new Refusal('audit-not-found', { audit: runId })
    await mayWorkIn(run.place, context.get('person').id)
    return run
  }

  return api
}
