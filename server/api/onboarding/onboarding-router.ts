import * as v from 'valibot'
import { Hono } from 'hono'
import { sql as raw } from 'kysely'
import { PATHS_INPUT } from '../../../miniapps/domain/onboarding/edited-paths.ts'
import { stepId } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import { completionOf, type PathProgress, standingOf } from '../../../miniapps/domain/onboarding/progress.ts'
import { agencyFor } from '../kit/agency-for.ts'
import type { ApiEnvironment, ApiParts } from '../kit/api-environment.ts'
import { readJson } from '../kit/read-json.ts'
import { Refusal } from '../kit/refusal.ts'
import { changePaths, editedPathsOf } from './agency-paths.ts'
import { badgesOf } from './badges.ts'
import { leaderOf } from './led-by.ts'
import { type Progress, readProgress } from './read-progress.ts'
import { readTeam } from './read-team.ts'
import { remind } from './remind.ts'

const tickInput = v.strictObject({
  agency: v.string(),
  /** `newcomer/settings` */
  step: v.string(),
  /** Of a quiz, from 0. */
  answer: v.optional(v.pipe(v.number(), v.integer())),
})

const reminderInput = v.strictObject({ agency: v.string(), person: v.string(), path: v.string() })

/** Below `/api/onboarding`. */
export function onboardingRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const progressOf = async (code: string, personId: string): Promise<Progress> => {
    const agency = await agencyFor(parts, code, personId)
    return (await readProgress(parts, agency, [personId])).get(personId)!
  }

  const administered = (code: string, personId: string) => agencyFor(parts, code, personId, 'AdminAppAccess')
  const tell = async (progress: Progress, personId: string) =>
    told(progress, await badgesOf(sql, personId, progress))

  api.get('/', async (context) => {
    const { id } = context.get('person')
    return context.json(await tell(await progressOf(context.req.query('agency') ?? '', id), id))
  })

  api.post('/steps', async (context) => {
    const { id } = context.get('person')
    const { agency, step, answer } = await readJson(context, tickInput)
    await tick(await progressOf(agency, id), id, step, answer)
    return context.json(await tell(await progressOf(agency, id), id))
  })

  api.get('/paths', async (context) => {
    const { code } = await administered(context.req.query('agency') ?? '', context.get('person').id)
    return context.json(await editedPathsOf(sql, code))
  })

  api.put('/paths', async (context) => {
    const { agency: code, ...change } = await readJson(context, PATHS_INPUT)
    const { id } = context.get('person')
    await changePaths(sql, await administered(code, id), id, change)
    return context.json(await editedPathsOf(sql, code))
  })

  api.get('/team', async (context) => {
    const { id } = context.get('person')
    const agency = await agencyFor(parts, context.req.query('agency') ?? '', id)
    const leader = await leaderOf(parts, agency.code, id)
    const { q = '', after = '' } = context.req.query()
    return context.json(await readTeam(parts, agency, leader, { q, after }))
  })

  api.post('/reminders', async (context) => {
    const { id, firstname, lastname } = context.get('person')
    const { agency: code, ...whom } = await readJson(context, reminderInput)
    const agency = await agencyFor(parts, code, id)
    const leader = { ...(await leaderOf(parts, code, id)), name: `${firstname} ${lastname}`.trim() }
    const remindedAt = await remind(parts, agency, leader, whom)
    return context.json({ remindedAt: remindedAt.toISOString() })
  })

  /** @throws Refusal where there is nothing to tick, or the answer is wrong */
  async function tick({ paths, reached }: Progress, personId: string, id: string, answer?: number) {
    const all = paths.flatMap((path) => path.steps.map((step) => ({ path, step })))
    const found = all.find(({ path, step }) => stepId(path, step) === id)
    if (!found || found.step.seen) throw new Refusal('onboarding-step-not-found', { step: id })
    const standing = standingOf(found.path, found.step, reached)
    if (standing === 'done') return
    if (standing !== 'open') throw new Refusal('onboarding-step-locked')
    if (found.step.quiz && found.step.quiz.right !== answer) throw new Refusal('onboarding-answer-wrong')
    await sql
      .insertInto('onboarding_done')
      .values({ person_id: personId, step: id, done_at: raw<Date>`now()`, by_event: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return api
}

/** As the browser gets it: which answer is right stays here. */
const told = ({ paths, reached }: Progress, badges: ReadonlyMap<string, Date>): readonly PathProgress[] =>
  paths.map((path) => ({
    key: path.key,
    ...(path.title && { title: path.title }),
    badgeAt: badges.get(path.key)?.toISOString() ?? null,
    completion: completionOf(path, reached),
    steps: path.steps.map((step) => {
      const { quiz, seen, ...rest } = step
      return {
        ...rest,
        standing: standingOf(path, step, reached),
        isSeen: seen !== undefined,
        answers: quiz?.answers ?? 0,
        ...(quiz?.texts && { answerTexts: quiz.texts }),
      }
    }),
  }))
