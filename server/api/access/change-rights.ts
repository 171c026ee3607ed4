import { sql as raw, type Transaction } from 'kysely'
import type { Changed } from '../../../miniapps/domain/access/wire-grants.ts'
import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import { brokenDuties } from './guard/broken-duties.ts'
import { gains, impactOf } from './guard/impact.ts'
import { checkRivals } from './guard/rivals.ts'
import { compareStanding, type Concerned, rememberStanding } from './guard/standing.ts'
import { agenciesWithAdministrator } from './last-administrator.ts'

/** One change at a time: of two that each take one of the last two administrators away, the second sees the first. */
const RIGHTS_LOCK = 20_263

/** Until the transaction ends; those who only look wait for a change, and not for each other. */
export const lockRights = (sql: Transaction<Database>, dry = false) =>
  dry
    ? raw`select pg_advisory_xact_lock_shared(${RIGHTS_LOCK})`.execute(sql)
    : raw`select pg_advisory_xact_lock(${RIGHTS_LOCK})`.execute(sql)

/** Beyond it everybody asks anew what they may do. */
const MOST_TOLD = 1000

/** Somebody, or a system outside: the directory that speaks SCIM, or the identity provider by the claims of its tokens. */
export type Actor = Pick<Person, 'id'> | 'directory' | 'claims'

/** What the audit log gives as the reason of a change that nobody in the portal made. */
const REASONS = { directory: 'SCIM', claims: 'claims' } as const

export interface RightsChange<Data> {
  by: Actor
  /** Made, looked at and taken back. */
  dry: boolean
  /** Asked before the change; guard/concerned.ts has the usual ones. */
  concerned: Concerned
  make(sql: Transaction<Database>): Promise<Data>
  /** Entries for the audit log, with before and after; left out: `make` writes them. */
  note?(data: Data): readonly Omit<AuditEntry, 'actor'>[]
}

/** Thrown to take a dry run back. */
class TakenBack extends Error {
  readonly answer: Changed<unknown>
  constructor(answer: Changed<unknown>) {
    super('A dry run was taken back')
    this.answer = answer
  }
}

/**
 * Makes a change of rights and says what it does to whom: the one way by which anybody comes to hold more or less, whoever
 * asks for it. SCIM calls it so:
 *
 *     await changeRights(parts, {
 *       by: 'directory',
 *       dry: false,
 *       concerned: throughGroups([group], [person]), // or inAgency(agency, people)
 *       make: (sql) => addTo(sql, group, person), // answers what `note` needs
 *       note: ({ before, after }) => [{ action: 'group.changed', agency, subject, before, after }],
 *     })
 *
 * A change of names or addresses alone, which no right depends on, needs none of this.
 * @throws Refusal, and nothing is changed, where somebody would give rights to themselves (`rights-for-oneself`), an agency
 * would lose its last administrator (`administrator-last`), a rule of duties would be broken (`duties-broken`), or somebody
 * would work for rivals (`members-of-rivals`)
 */
export async function changeRights<Data>(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  change: RightsChange<Data>,
): Promise<Changed<Data>> {
  try {
    return await parts.sql.transaction().execute(async (sql) => {
      const answer = await changeIn(sql, parts, change)
      if (change.dry) throw new TakenBack(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.answer as Changed<Data>
    throw error
  }
}

/** The same within a transaction of somebody else, which nothing but this may have begun to change rights. */
export async function changeIn<Data>(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  { by, dry, concerned, make, note }: RightsChange<Data>,
): Promise<Changed<Data>> {
  await lockRights(sql, dry)
  const administered = await agenciesWithAdministrator(sql, parts)
  const scope = await rememberStanding(sql, parts, concerned)
  const data = await make(sql)
  await compareStanding(sql, parts, scope)
  const { ids, ...impact } = await impactOf(sql)
  if (typeof by === 'object' && (await gains(sql, by.id))) throw refusal('rights-for-oneself')
  const left = await agenciesWithAdministrator(sql, parts)
  const without = administered.find((code) => !left.includes(code))
  if (without !== undefined) throw refusal('administrator-last', { agency: without })
  await checkRivals(sql, parts)
  const broken = impact.gained.length > 0 ? await brokenDuties(sql, parts) : []
  if (broken[0] && !dry)
    throw refusal('duties-broken', { rule: broken[0].rule.name, names: broken[0].names.join(', ') })
  const entries = note?.(data) ?? []
  const actor = typeof by === 'object' ? { actor: by.id } : { reason: REASONS[by] }
  await writeAudit(sql, ...entries.map((entry) => ({ ...entry, ...actor })))
  await tellPeople(sql, ids.length > MOST_TOLD ? 'all' : ids, 'rights')
  return { data, impact: { ...impact, broken } }
}
