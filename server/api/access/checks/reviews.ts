import * as v from 'valibot'
import type { ReviewLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import { created, type Handler } from '../../kit/routes.ts'
import { type AccessWorld, agenciesAsked, mustAdminister } from '../administrator.ts'
import { codes, expiresAt, id as idInput, isDry, name, strict } from '../input.ts'
import { beginReview } from './begin-review.ts'
import { decideReview } from './decide-review.ts'
import { finishReview } from './finish-review.ts'
import { reviewItems } from './review-items.ts'
import { reviewLines } from './review-lines.ts'

const reviewInput = strict({
  agency: idInput,
  name,
  of: v.variant('kind', [
    strict({ kind: v.literal('agency') }),
    strict({ kind: v.picklist(['role', 'group']), id: idInput }),
  ]),
  dueAt: expiresAt,
})

const decisionsInput = strict({
  decisions: v.pipe(
    v.array(
      strict({
        position: v.pipe(v.number(), v.integer()),
        decision: v.picklist(['keep', 'remove']),
        removed: v.optional(v.pipe(codes, v.minLength(1, 'is missing'))),
      }),
    ),
    v.maxLength(1000, 'must have at most 1000 of them'),
  ),
  keepRest: v.optional(v.boolean('must be true or false'), false),
})

export const listReviews: Handler<AccessWorld> = async ({ sql, administrator }, context) => ({
  data: await reviewLines(sql, agenciesAsked(administrator, context.req.queries('agency'))),
})

export const makeReview: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, reviewInput)
  mustAdminister(world.administrator, input.agency)
  const review = await beginReview(world, world.administrator, input)
  return created(context, { data: await lineOf(world, review) })
}
makeReview.takes = { body: reviewInput }

export const readReview: Handler<AccessWorld, 'id'> = async (world, _, { id }) => ({
  data: await lineOf(world, id),
})

export const listReviewItems: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const review = await lineOf(world, id)
  return reviewItems(world.sql, world.administrator, review.id, context.req.query())
}

export const decideItems: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, decisionsInput)
  const review = await unfinished(world, id)
  const { person } = world.administrator
  await world.sql.transaction().execute((transaction) => decideReview(transaction, person.id, review, input))
  return { data: await lineOf(world, review.id) }
}
decideItems.takes = { body: decisionsInput }

export const endReview: Handler<AccessWorld, 'id'> = async (world, context, { id }) =>
  finishReview(world, world.administrator, await unfinished(world, id), isDry(context))

async function lineOf({ sql, administrator }: AccessWorld, review: string): Promise<ReviewLine> {
  const [line] = await reviewLines(sql, administrator.agencies, review)
  if (!line) throw refusal('review-not-found', { review })
  return line
}

async function unfinished(world: AccessWorld, review: string): Promise<ReviewLine> {
  const line = await lineOf(world, review)
  if (line.finishedAt !== null) throw refusal('review-finished')
  return line
}
