import type { Kysely } from 'kysely'
import { askTogether } from '../../db/ask-together.ts'
import { noteOfRequest } from '../../log/request-record.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/schema.ts'
import type { Caller, Newcomers, TokenOwner } from './api-environment.ts'
import { CALLER_COLUMNS, callerFrom, type CallerRow } from './caller.ts'
import { findPerson, keepGroups, mayComeIn } from './find-person.ts'

const findCallers = prepared<CallerRow & { key: string }>(
  'callers',
  `select asked.key, ${CALLER_COLUMNS}
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
      as asked (key, issuer, subject, email, session)
    left join person_identity as bound on bound.issuer = asked.issuer and bound.subject = asked.subject
    join person on person.id = coalesce(bound.person_id,
      (select id from person as own where asked.issuer is null and own.email = asked.email))
    left join person_session as noted on noted.person_id = person.id and noted.session = asked.session`,
)

/**
 * Who calls, as the database has them at this very call: nothing of it is kept, so that a person who was disabled, a session
 * that was ended and a right that was taken away are out from the next call on, whichever process made the change and
 * whichever answers. @throws Refusal
 */
export function callerFinder(
  sql: Kysely<Database>,
  newcomers?: Newcomers,
): (owner: TokenOwner) => Promise<Caller> {
  const ask = askTogether(async (keys) => {
    const asked = keys.map((key) => JSON.parse(key) as (string | null)[])
    const column = (at: number) => asked.map((one) => one[at])
    const rows = await findCallers(sql, keys, column(0), column(1), column(2), column(3))
    return new Map(rows.map(({ key, ...row }) => [key, callerFrom(row)]))
  })
  const again = async (owner: TokenOwner) => (await ask(keyOf(owner)))!

  return async (owner) => {
    let caller = owner.caller ?? (await ask(keyOf(owner)))
    if (!caller) {
      await findPerson(sql, owner, newcomers)
      caller = await again(owner)
    }
    noteOfRequest({ personId: caller.person.id })
    mayComeIn(caller.person)
    return (await keepGroups(caller.person.id, owner, newcomers)) ? again(owner) : caller
  }
}

function keyOf({ email, identity, session }: TokenOwner): string {
  return JSON.stringify([
    identity?.issuer ?? null,
    identity?.subject ?? null,
    email.toLowerCase(),
    session ?? null,
  ])
}
