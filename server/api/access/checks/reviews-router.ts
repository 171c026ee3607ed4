import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { administratorOf, type Administrator, agenciesAsked, mustAdminister } from '../administrator.ts'
import { codes, expiresAt, id, isDry, name, strict } from '../input.ts'
import { beginReview } from './begin-review.ts'
import { decideReview } from './decide-review.ts'
import { finishReview } from './finish-review.ts'
import { reviewItems } from './review-items.ts'
import { reviewLines } from './review-lines.ts'

const reviewInput = strict({
  agency: id,
  name,
  of: v.variant('kind', [
    strict({ kind: v.literal('agency') }),
    strict({ kind: v.picklist(['role', 'group']), id }),
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

/** Below `/api/access/reviews`. */
export function reviewsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const asked = agenciesAsked(await administratorOf(parts, context), context.req.queries('agency'))
    return context.json({ data: await reviewLines(sql, asked) })
  })

  api.post('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, reviewInput)
    mustAdminister(administrator, input.agency)
    const review = await beginReview(parts, administrator, input)
    return context.json({ data: await lineOf(administrator, review) }, 201)
  })

  api.get('/:id', async (context) =>
    context.json({ data: await lineOf(await administratorOf(parts, context), context.req.param('id')) }),
  )

  api.get('/:id/items', async (context) => {
    const administrator = await administratorOf(parts, context)
    const review = await lineOf(administrator, context.req.param('id'))
    return context.json(await reviewItems(sql, administrator, review.id, context.req.query()))
  })

  api.post('/:id/decisions', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, decisionsInput)
    const review = await open(administrator, context.req.param('id'))
    await sql
      .transaction()
      .execute((transaction) => decideReview(transaction, administrator.person.id, review, input))
    return context.json({ data: await lineOf(administrator, review.id) })
  })

  api.post('/:id/finish', async (context) => {
    const administrator = await administratorOf(parts, context)
    const review = await open(administrator, context.req.param('id'))
    return context.json(await finishReview(parts, administrator, review, isDry(context)))
  })

  const lineOf = async ({ agencies }: Administrator, review: string) => {
    const [line] = await reviewLines(sql, agencies, review)
    if (!line) throw new Refusal('review-not-found', { review })
    return line
  }

  const open = async (administrator: Administrator, review: string) => {
    const line = await lineOf(administrator, review)
    if (line.finishedAt !== null) throw new Refusal('review-finished')
    return line
  }

  return api
}
