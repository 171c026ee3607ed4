import { Hono } from 'hono'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import type { ReviewItem } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { accountLines } from '../account-lines.ts'
import { administratorOf, type Administrator, agenciesAsked, mustAdminister } from '../administrator.ts'
import { expiresAt, id, isDry, name, strict } from '../input.ts'
import { pageOf, pageQuery } from '../page.ts'
import { beginReview } from './begin-review.ts'
import { decideReview } from './decide-review.ts'
import { finishReview } from './finish-review.ts'
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
    v.array(strict({ position: v.pipe(v.number(), v.integer()), decision: v.picklist(['keep', 'remove']) })),
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
    const page = pageQuery(context.req.query())
    const isUndecided = context.req.query('undecided') === 'true'
    const { rows } = await raw<ReviewItem & { key: string; id: string; accountId: string | null }>`
      select position, lpad(position::text, 9, '0') as key, position::text as id, item.permissions, decision,
        jsonb_build_object('id', person.id, 'name', firstname || ' ' || lastname, 'email', email) as person,
        case when assignment_id is not null then 'assignment' when item.group_id is not null then 'group'
          else 'direct' end as by,
        (select jsonb_build_object('id', person_group.id, 'name', person_group.name)
          from person_group where person_group.id = item.group_id) as "group",
        case when role_name is not null then jsonb_build_object('id', coalesce(assignment_id, ''), 'name', role_name) end as role,
        coalesce(item.account_id, given.account_id) as "accountId", person.id = ${administrator.person.id} as "isOwn"
      from access_review_item as item join person on person.id = item.person_id
        left join role_assignment as given on given.id = item.assignment_id
      where review_id = ${review.id} and position > ${page.after ? Number(page.after[0]) || 0 : 0}
        ${isUndecided ? raw`and decision is null` : raw``}
      order by position limit ${page.limit + 1}`.execute(sql)
    const accountOf = await accountLines(
      sql,
      rows.flatMap(({ accountId }) => accountId ?? []),
    )
    return context.json(
      pageOf(
        rows,
        page,
        ({ position, person, by, group, role, accountId, permissions, decision, isOwn }) => ({
          account: accountId === null ? null : { id: accountId, name: accountOf(accountId).name },
          position,
          person,
          by,
          group,
          role,
          permissions,
          decision,
          isOwn,
        }),
      ),
    )
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
