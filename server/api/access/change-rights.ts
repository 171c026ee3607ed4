import { sql as raw, type Transaction } from 'kysely'
import type { Changed } from '../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { Refusal } from '../kit/refusal.ts'
import { brokenDuties, type Concerned, impactSince, rememberStanding } from './impact.ts'
import { agenciesWithAdministrator } from './last-administrator.ts'

/** One change at a time: of two that each take one of the last two administrators away, the second sees the first. */
const RIGHTS_LOCK = 20_263

/** Until the transaction ends. */
export const lockRights = (sql: Transaction<Database>) =>
  raw`select pg_advisory_xact_lock(${RIGHTS_LOCK})`.execute(sql)

/** Beyond it everybody asks anew what they may do. */
const MOST_TOLD = 1000

export interface RightsChange<Data> {
  by: Person
  /** Made, looked at and taken back. */
  dry: boolean
  /** Asked before the change. */
  concerned: Concerned
  make(sql: Transaction<Database>): Promise<Data>
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
 * Makes a change of rights and says what it does to whom.
 * @throws Refusal where somebody would give rights to themselves, an agency would lose its last administrator, or a rule of
 * duties would be broken
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
  { by, dry, concerned, make }: RightsChange<Data>,
): Promise<Changed<Data>> {
  await lockRights(sql)
  const administered = await agenciesWithAdministrator(sql, parts)
  await rememberStanding(sql, parts, concerned)
  const data = await make(sql)
  const { ids, gainedBy, ...impact } = await impactSince(sql, parts, concerned)
  if (await gainedBy(by.id)) throw new Refusal('rights-for-oneself')
  const left = await agenciesWithAdministrator(sql, parts)
  const without = administered.find((code) => !left.includes(code))
  if (without !== undefined) throw new Refusal('administrator-last', { agency: without })
  const broken = impact.gained.length > 0 ? await brokenDuties(sql, parts) : []
  if (broken[0] && !dry)
    throw new Refusal('duties-broken', { rule: broken[0].rule.name, names: broken[0].names.join(', ') })
  await tellPeople(sql, ids.length > MOST_TOLD ? 'all' : ids, 'rights')
  return { data, impact: { ...impact, broken } }
}
