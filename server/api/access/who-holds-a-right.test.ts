import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { sql as raw, type Transaction } from 'kysely'
import { effective, type Grant } from '../../../miniapps/domain/access/effective.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import type { Database } from '../../db/schema.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { holds, holdsOnAny } from '../kit/app-conditions.ts'
import { given } from './guard/standing.ts'
import { effectiveOn } from './people/person-detail.ts'

const PREFIX = 'agency-os.'
const parts = { spellings: (permission: string) => [PREFIX + permission, permission] }
const PERMISSIONS = ['CartAppAccess', 'NetworkAccess', 'OS_WORKSPACE_ACCESS']
const PEOPLE = ['right-1', 'right-2']
const GROUPS = ['right-group-1', 'right-group-2']
const ROLES = ['right-role-1', 'right-role-2']
/** From the top down, one beneath the other, and one beside them. */
const ACCOUNTS = ['right-agency', 'right-market', 'right-brand', 'right-other']
const PARENTS = [null, 'right-agency', 'right-market', 'right-agency']

const codes = fc.subarray(PERMISSIONS.flatMap(parts.spellings), { minLength: 1 })
const assignment = fc.record({
  to: fc.constantFrom(...PEOPLE, ...GROUPS),
  role: fc.constantFrom(...ROLES),
  account: fc.constantFrom(...ACCOUNTS),
  below: fc.boolean(),
  hours: fc.constantFrom(null, -1, 1),
})
const world = fc.record({
  direct: fc.uniqueArray(
    fc.record({ person: fc.constantFrom(...PEOPLE), account: fc.constantFrom(...ACCOUNTS), codes }),
    { maxLength: 4, selector: ({ person, account }) => `${person} ${account}` },
  ),
  roles: fc.tuple(codes, codes),
  members: fc.subarray(PEOPLE.flatMap((person) => GROUPS.map((group) => ({ person, group })))),
  assignments: fc.uniqueArray(assignment, {
    maxLength: 6,
    selector: ({ to, role, account }) => `${to} ${role} ${account}`,
  }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

/** The definition: everything else answers what `effective` says of the same grants. */
function defined(made: World, person: string, account: string): string[] {
  const at = (id: string) => ({ id, name: id, kind: 'brand' as const, agency: 'msix', country: null })
  const ofGroups = made.members.flatMap((each) => (each.person === person ? each.group : []))
  const grants = [
    ...made.direct.flatMap((each): Grant[] =>
      each.person === person
        ? [{ kind: 'direct', account: at(each.account), permissions: each.codes, below: false }]
        : [],
    ),
    ...made.assignments.flatMap((each): Grant[] =>
      each.to === person || ofGroups.includes(each.to)
        ? [
            {
              kind: 'role',
              account: at(each.account),
              permissions: made.roles[ROLES.indexOf(each.role)]!,
              below: each.below,
              expiresAt: momentIn(each.hours)?.toISOString() ?? null,
            },
          ]
        : [],
    ),
  ]
  const question = { account, above: aboveOf(account), prefix: PREFIX, at: new Date() }
  return effective(grants, question).map(({ permission }) => permission)
}

function aboveOf(account: string): string[] {
  const parent = PARENTS[ACCOUNTS.indexOf(account)]
  return parent ? [account, parent, ...aboveOf(parent)] : [account]
}

const momentIn = (hours: number | null) => (hours === null ? null : new Date(Date.now() + hours * 3_600_000))

async function make(sql: Transaction<Database>, made: World): Promise<void> {
  const person = { demo: false, date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US' }
  await insertRows(
    sql,
    'person',
    PEOPLE.map((id) => ({ ...person, id, email: `${id}@agency.example`, firstname: id, lastname: id })),
  )
  for (const [at, id] of ACCOUNTS.entries())
    await insertRows(sql, 'account', [{ id, parent_id: PARENTS[at], agency_code: 'msix' }])
  await insertRows(
    sql,
    'user_role',
    ROLES.map((id, at) => ({
      id,
      name: id,
      application_id: 'applications-msix',
      countries: [],
      agencies: [],
      permissions: [{ key: 'PERMISSIONS', values: made.roles[at] }],
    })),
  )
  await insertRows(
    sql,
    'person_group',
    GROUPS.map((id) => ({ id, agency_code: 'msix', name: id, description: '', source: 'portal' })),
  )
  await insertRows(
    sql,
    'group_member',
    made.members.map((each) => ({ group_id: each.group, person_id: each.person, source: 'portal' })),
  )
  await insertRows(
    sql,
    'permission_record',
    made.direct.map((each) => ({
      person_id: each.person,
      account_id: each.account,
      permissions: each.codes,
    })),
  )
  await insertRows(
    sql,
    'role_assignment',
    made.assignments.map(({ to, role, account, below, hours }, at) => ({
      id: `right-${at}`,
      [PEOPLE.includes(to) ? 'person_id' : 'group_id']: to,
      role_id: role,
      account_id: account,
      below,
      expires_at: momentIn(hours),
      given_at: new Date(),
      reason: '',
    })),
  )
}

/** Answers of all implementations for one person on one account. */
async function answers(sql: Transaction<Database>, person: string): Promise<Record<string, string[]>[]> {
  const only = raw`select unnest(${ACCOUNTS}::text[])`
  const ways = {
    view: (code: string) => holds(parts, person, 'account.id', code),
    many: (code: string) => holdsOnAny(person, 'account.id', parts.spellings(code)),
    narrowed: (code: string) => holdsOnAny(person, 'account.id', parts.spellings(code), only),
    standing: (code: string) => raw`exists (select from account_above as flat
      join (${given(raw`select ${person}::text`, PREFIX)}) as given on given.account_id = flat.above_id
      where flat.account_id = account.id and (given.below or given.account_id = flat.account_id)
        and given.permission = ${code})`,
  }
  const asked = Object.entries(ways).map(
    ([way, holds]) =>
      raw`array_remove(array[${raw.join(PERMISSIONS.map((code) => raw`case when ${holds(code)} then ${code}::text end`))}], null) as ${raw.ref(way)}`,
  )
  const { rows } = await raw<Record<string, string[]> & { id: string }>`select account.id, ${raw.join(asked)}
    from account where id = any(${ACCOUNTS}::text[]) order by array_position(${ACCOUNTS}::text[], id)`.execute(
    sql,
  )
  return Promise.all(
    rows.map(async ({ id, ...said }) => {
      const told = await effectiveOn({ sql, ...parts }, person, id)
      return { ...said, told: told.map(({ permission }) => permission) }
    }),
  )
}

onEachDatabase((database) => {
  it('is answered alike by all that ask who holds a right, in any world', async () => {
    class TakenBack extends Error {}
    const compare = async (made: World) => {
      const trying = database()
        .sql.transaction()
        .execute(async (sql) => {
          await make(sql, made)
          for (const person of PEOPLE)
            for (const [at, said] of (await answers(sql, person)).entries())
              for (const [way, held] of Object.entries(said))
                assert.deepEqual(
                  held,
                  defined(made, person, ACCOUNTS[at]!),
                  `${way}: ${person}, ${ACCOUNTS[at]}`,
                )
          throw new TakenBack()
        })
      await trying.catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error
      })
    }
    await fc.assert(fc.asyncProperty(world, compare), { numRuns: 20, seed: 26 })
  })
})
