import * as v from 'valibot'
import { sql as raw } from 'kysely'
import { stepId } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import { completionOf, type PathProgress, standingOf } from '../../../miniapps/domain/onboarding/progress.ts'
import { agencyFor } from '../kit/agency-for.ts'
import { readJson } from '../kit/read-json.ts'
import { refusal } from './refusals.ts'
import type { CallWorld, Handler } from '../kit/routes.ts'
import { badgesOf } from './badges.ts'
import { type Progress, readProgress } from './read-progress.ts'

const tickInput = v.strictObject({
  agency: v.string(),
  /** `newcomer/settings` */
  step: v.string(),
  /** Of a quiz, from 0. */
  answer: v.optional(v.pipe(v.number(), v.integer())),
})

export const readOwn: Handler = async (world, context) =>
  tell(world, await progressIn(world, context.req.query('agency') ?? ''))

/** For what the portal cannot see by itself. */
export const tickStep: Handler = async (world, context) => {
  const { agency, step, answer } = await readJson(context, tickInput)
  await tick(world, await progressIn(world, agency), step, answer)
  return tell(world, await progressIn(world, agency))
}
tickStep.takes = { body: tickInput }

async function progressIn(world: CallWorld, code: string): Promise<Progress> {
  const { id } = world.person
  const agency = await agencyFor(world, code, id)
  return (await readProgress(world, agency, [id])).get(id)!
}

const tell = async ({ sql, person }: CallWorld, progress: Progress) => ({
  data: told(progress, await badgesOf(sql, person.id, progress)),
})

/** @throws Refusal where there is nothing to tick, or the answer is wrong */
async function tick(
  { sql, person }: CallWorld,
  { paths, reached }: Progress,
  id: string,
  answer?: number,
): Promise<void> {
  const all = paths.flatMap((path) => path.steps.map((step) => ({ path, step })))
  const found = all.find(({ path, step }) => stepId(path, step) === id)
  if (!found || found.step.seen) throw refusal('onboarding-step-not-found', { step: id })
  const standing = standingOf(found.path, found.step, reached)
  if (standing === 'done') return
  if (standing !== 'open') throw refusal('onboarding-step-locked')
  if (found.step.quiz && found.step.quiz.right !== answer) throw refusal('onboarding-answer-wrong')
  await sql
    .insertInto('onboarding_done')
    .values({ person_id: person.id, step: id, done_at: raw<Date>`now()`, by_event: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
