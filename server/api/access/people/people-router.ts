import { Hono } from 'hono'
import type { ApiContext, ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { accountIn } from '../account-lines.ts'
import { administratorOf, agenciesAsked, type Administrator } from '../administrator.ts'
import { id, isDry, note, strict } from '../input.ts'
import { pageOf, pageQuery } from '../page.ts'
import { erasePerson } from './erase-person.ts'
import { exportPeople } from './export-people.ts'
import { importPeople, importInput } from './import-people.ts'
import { inviteInput, invitePerson } from './invite-person.ts'
import { inviteAgain } from './invite-again.ts'
import { keptOf } from './kept-of-person.ts'
import { effectiveOn, isShared, mustKnow, personDetail } from './person-detail.ts'
import { peopleFacets } from './people-facets.ts'
import { fits, pageOfPeople, type PeopleFilters } from './people-query.ts'
import { personLines } from './person-lines.ts'
import { removeInput, removePerson } from './remove-person.ts'
import { noteSeeingAs, seeAsInput } from './see-as.ts'
import { setDisabled } from './set-disabled.ts'

/** Below `/api/access/people`. */
export function peopleRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const page = pageQuery(context.req.query())
    const { rows } = await pageOfPeople(fits(filtersOf(context, administrator)), page).execute(sql)
    const lineOf = await personLines(
      sql,
      rows.map((row) => row.id),
      administrator.agencies,
    )
    return context.json(pageOf(rows, page, (row) => lineOf(row.id)))
  })

  api.get('/facets', async (context) => {
    const administrator = await administratorOf(parts, context)
    const filters = filtersOf(context, administrator)
    const isAsked = (filter: string) => (context.req.queries(filter) ?? []).length > 0
    return context.json(await peopleFacets(sql, filters, administrator.agencies, isAsked))
  })

  api.get('/export', async (context) => {
    const administrator = await administratorOf(parts, context)
    return exportPeople(context, sql, administrator, filtersOf(context, administrator))
  })

  api.get('/:id', async (context) =>
    context.json({
      data: await personDetail(sql, await administratorOf(parts, context), context.req.param('id')),
    }),
  )

  api.get('/:id/effective', async (context) => {
    const administrator = await administratorOf(parts, context)
    const { agency = '', account = '' } = context.req.query()
    const person = context.req.param('id')
    await mustKnow(sql, administrator, person)
    const asked = account || (await accountOfAgency(parts, agency))
    if (!(await accountIn(sql, administrator.agencies, asked)))
      throw new Refusal('account-not-found', { account: asked })
    return context.json({ data: await effectiveOn(parts, person, asked) })
  })

  api.post('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    return context.json(
      await invitePerson(parts, administrator, await readJson(context, inviteInput), isDry(context)),
      201,
    )
  })

  api.post('/import', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, importInput)
    return context.json(await importPeople(parts, administrator, input, isDry(context)))
  })

  for (const verb of ['disable', 'enable'] as const)
    api.post(`/:id/${verb}`, async (context) => {
      const administrator = await administratorOf(parts, context)
      const { reason } = await readJson(context, strict({ reason: note }))
      const change = {
        id: context.req.param('id'),
        isDisabled: verb === 'disable',
        reason,
        dry: isDry(context),
      }
      return context.json(await setDisabled(parts, administrator, change))
    })

  api.post('/:id/invitation', async (context) => {
    const administrator = await administratorOf(parts, context)
    const { agency } = await readJson(context, strict({ agency: id }))
    return context.json({ data: await inviteAgain(parts, administrator, context.req.param('id'), agency) })
  })

  api.get('/:id/kept', async (context) => {
    const person = context.req.param('id')
    const administrator = await administratorOf(parts, context)
    await mustKnow(sql, administrator, person)
    if (await isShared(sql, administrator, person)) throw new Refusal('kept-of-other-agencies')
    return context.json({ data: await keptOf(parts, person, 'administrator') })
  })

  api.post('/:id/erase', async (context) => {
    const administrator = await administratorOf(parts, context)
    const { reason } = await readJson(context, strict({ reason: note }))
    const change = { id: context.req.param('id'), reason, dry: isDry(context) }
    return context.json(await erasePerson(parts, administrator, change))
  })

  api.post('/:id/remove', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, removeInput)
    return context.json(
      await removePerson(parts, administrator, context.req.param('id'), input, isDry(context)),
    )
  })

  api.post('/:id/see-as', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, seeAsInput)
    await noteSeeingAs(parts, administrator, context.req.param('id'), input)
    return context.json({ data: null })
  })

  return api
}

function filtersOf(context: ApiContext, administrator: Administrator): PeopleFilters {
  const asked = (filter: string) => context.req.queries(filter) ?? []
  return {
    agency: agenciesAsked(administrator, asked('agency')),
    role: asked('role'),
    group: asked('group'),
    status: asked('status'),
    q: context.req.query('q') ?? '',
  }
}

async function accountOfAgency({ sql }: ApiParts, code: string): Promise<string> {
  const agency = await sql.selectFrom('agency').select('az_id').where('code', '=', code).executeTakeFirst()
  return agency?.az_id ?? code
}
