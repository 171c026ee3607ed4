import type { Kysely } from 'kysely'
import type { VerifyToken } from '../api/kit/api-environment.ts'
import { CALLER_COLUMNS, callerFrom, type CallerRow } from '../api/kit/caller.ts'
import { askTogether } from '../db/ask-together.ts'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import { recordId } from './records-adapter.ts'

const findOwners = prepared<CallerRow & { token: string; session: string }>(
  'token_owners',
  `select token.id as token, token.payload ->> 'sessionUid' as session, ${CALLER_COLUMNS}
    from idp_record as token
    join idp_record as consent on consent.model = 'Grant' and consent.id = token.grant_id
      and consent.expires_at > $2::timestamptz
    left join idp_record as session on session.model = 'Session' and session.uid = token.payload ->> 'sessionUid'
      and session.payload ->> 'accountId' = token.payload ->> 'accountId' and session.expires_at > $2::timestamptz
    join person on person.id = token.payload ->> 'accountId'
    left join person_session as noted on noted.person_id = person.id and noted.session = token.payload ->> 'sessionUid'
    where (session.uid is not null or noted.ended_at is not null)
      and token.model = 'AccessToken' and token.id = any($1::text[]) and token.expires_at > $2::timestamptz`,
)

/**
 * Looks the token up where the embedded provider keeps it; it ends with its grant and with the person's session. One that
 * was ended from another browser is still answered, for the person to be told so. Read
 * anew for each call, with all that is asked of who calls: in the same statement, and for all calls of a moment at once.
 */
export function verifyEmbeddedToken(sql: Kysely<Database>): VerifyToken {
  const ask = askTogether(async (ids) => {
    const rows = await findOwners(sql, ids, new Date())
    return new Map(rows.map(({ token, session, ...row }) => [token, { session, caller: callerFrom(row) }]))
  })
  return async (token) => {
    const owner = await ask(recordId('AccessToken', token))
    return owner ? { ...owner, email: owner.caller.person.email.toLowerCase() } : null
  }
}
