import type { Transaction } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { ActionRule } from '../../../miniapps/domain/document/definition.ts'
import type { ApiParts } from '../../api/kit/api-environment.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import { notify } from '../../api/notifications/notify.ts'
import { settle } from '../../api/notifications/settle.ts'
import type { Database } from '../../db/schema.ts'
import type { DocumentLine } from '../stored-document.ts'
import { aboutDocument, addressIn } from './about-document.ts'
import { whoDecides, whoMayOpen } from './audience.ts'

type Parts = Pick<ApiParts, 'spellings'>

interface Acted {
  kind: DocumentKind
  rule: ActionRule<unknown>
  before: DocumentLine
  after: DocumentLine
  by: string
  reason: string | undefined
  /** With all rows of its sheet. */
  body: Body
  facts: unknown
}

/** A document has come to another status: who waited for that is done, who is to decide is asked, who handed it in hears the decision. */
export async function tellOfAction(sql: Transaction<Database>, parts: Parts, acted: Acted): Promise<void> {
  const { kind, rule, before, after } = acted
  if (before.status === after.status && !rule.asks) return
  await endWaiting(sql, kind, before)
  if (rule.byAnother) return tellWhoHandedIn(sql, parts, acted)
  if (rule.undoneWithinMs !== undefined) await takeBackNotice(sql, acted)
  const actions = Object.values(kind.definition.actions)
  // beginning a new version is no request to approve it where people ask for that themselves
  if (!rule.asks && actions.some(({ asks }) => asks)) return
  const decision = actions.find(({ byAnother, from }) => byAnother && from.includes(after.status))
  const { body, facts } = acted
  if (decision && ((await kind.isDecided?.(sql, { body, place: after.place })) ?? true)) {
    const permission = decision.permission ?? decision.permissionFor?.(body, facts)
    await askToDecide(sql, parts, acted, permission)
  }
}

/** Who handed it in is not left with the news of an approval that is none any more. */
const takeBackNotice = async (sql: Transaction<Database>, { kind, before, after }: Acted): Promise<void> =>
  settle(sql, [after.updated_by], { kind: 'document-approved', path: await addressIn(sql, kind, before) })

/** Nobody is asked about a document any more: it was decided, or another one took its place. */
export async function endWaiting(
  sql: Transaction<Database>,
  kind: Pick<DocumentKind, 'definition'>,
  before: Pick<DocumentLine, 'id' | 'place' | 'status' | 'columns'>,
): Promise<void> {
  const waited = await sql
    .deleteFrom('document_waiting')
    .where('document_id', '=', before.id)
    .returning(['person_id', 'kind'])
    .execute()
  const path = await addressIn(sql, kind, before)
  for (const [waitsFor, notice] of [
    ['approval', 'document-submitted'],
    ['returned', 'document-returned'],
  ] as const) {
    const people = waited.filter((each) => each.kind === waitsFor).map(({ person_id }) => person_id)
    await settle(sql, people, { kind: notice, path })
  }
}

async function askToDecide(
  sql: Transaction<Database>,
  parts: Parts,
  { kind, rule, after, by: askedBy }: Acted,
  permission: string | undefined,
): Promise<void> {
  const by = rule.asks ? askedBy : after.updated_by
  const may = await whoDecides({ ...parts, sql }, kind, after, permission, after.updated_by)
  const people = may.filter((person) => person !== by)
  await beginWaiting(sql, after, people, 'approval')
  const params = await aboutDocument(sql, after, by)
  const path = await addressIn(sql, kind, after)
  await notify(sql, people, { kind: 'document-submitted', params, path })
}

/** Whoever changed it last handed it in: nothing else can be done with it until it is decided. */
async function tellWhoHandedIn(
  sql: Transaction<Database>,
  parts: Parts,
  { kind, rule, before, after, by, reason }: Acted,
): Promise<void> {
  const people = await whoMayOpen({ ...parts, sql }, kind, after, [before.updated_by])
  const about = { ...(await aboutDocument(sql, after, by)) }
  const path = await addressIn(sql, kind, after)
  if (!rule.asksReason) return notify(sql, people, { kind: 'document-approved', params: about, path })
  await beginWaiting(sql, after, people, 'returned')
  await notify(sql, people, {
    kind: 'document-returned',
    params: { ...about, reason: reason ?? '' },
    path,
  })
}

async function beginWaiting(
  sql: Transaction<Database>,
  { id, updated_at }: DocumentLine,
  people: readonly string[],
  kind: 'approval' | 'returned',
): Promise<void> {
  const rows = people.map((person_id) => ({ document_id: id, person_id, kind, since: updated_at }))
  if (rows.length) await sql.insertInto('document_waiting').values(rows).execute()
}
