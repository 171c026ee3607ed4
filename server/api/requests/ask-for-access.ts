import type { AccessRequestLine, Ask } from '../../../miniapps/domain/requests/access-request.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { holdersIn } from '../kit/holders-in.ts'
import { refusal } from './refusals.ts'
import { notify } from '../notifications/notify.ts'
import { isLetIn, needOf, whereAsked } from './asked-for.ts'
import { ownersOf } from './owners-of.ts'
import { requestOf, requestPath, titleOf } from './read-requests.ts'

/** Asks the agency's administrators, once however often somebody asks, and tells who owns the app; whoever asks is not told of it. */
export async function askForAccess(
  parts: ApiParts,
  person: Person,
  { app, agency: code, note }: Ask,
): Promise<AccessRequestLine> {
  const { sql } = parts
  const agency = await whereAsked(parts, app, code, person.id)
  const permission = needOf(app)
  if (!permission) throw refusal('request-not-possible', { app: titleOf(app) })
  if (await isLetIn(parts, app, agency, person.id)) throw refusal('request-not-needed', { app: titleOf(app) })

  const id = await sql.transaction().execute(async (trx) => {
    const fresh = await trx
      .insertInto('access_request')
      .values({
        id: crypto.randomUUID(),
        person_id: person.id,
        app,
        permission,
        agency_code: code,
        account_id: agency.az_id,
        note,
        status: 'open',
        asked_at: new Date(),
        decided_by: null,
        decided_at: null,
        reason: '',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!fresh) return openOne(person.id, app, agency.az_id)
    const name = `${person.firstname} ${person.lastname}`.trim()
    const params = { person: name, app: titleOf(app), account: agency.name }
    const administrators = (await holdersIn(trx, parts, code, 'AdminAppAccess')).filter(
      (each) => each !== person.id,
    )
    await notify(trx, administrators, {
      kind: 'access-requested',
      params: { ...params, request: fresh.id, note },
      path: requestPath(fresh.id),
    })
    const others = (await ownersOf(trx, app, code)).filter(
      (each) => each !== person.id && !administrators.includes(each),
    )
    await notify(trx, others, { kind: 'owned-app-requested', params, path: '' })
    return fresh.id

    async function openOne(personId: string, key: string, account: string): Promise<string> {
      const open = trx.selectFrom('access_request').select('id').where('status', '=', 'open')
      const mine = open.where('person_id', '=', personId).where('app', '=', key)
      return (await mine.where('account_id', '=', account).executeTakeFirstOrThrow()).id
    }
  })
  return (await requestOf(sql, id))!
}
