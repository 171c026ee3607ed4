import type { Kysely } from 'kysely'
import type { Assertions } from '../../assertions/assertions.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/schema.ts'
import type { VerifyToken } from '../kit/api-environment.ts'
import { CALLER_COLUMNS, callerFrom, type CallerRow } from '../kit/caller.ts'
import { readEmbedToken, saysEmbed } from './embed-token.ts'

/**
 * None is good for a page that the person has signed out of since. A session of the embedded provider is over once it is gone
 * there; of another provider's the portal knows no end but its own.
 */
const findOwner = prepared<CallerRow>(
  'embed_token_owner',
  `select ${CALLER_COLUMNS} from person
    left join person_session as noted on noted.id = $2 and noted.person_id = person.id
    left join embed_sign_out as left_page on left_page.person_id = person.id and left_page.origin = $4
    where person.id = $1 and coalesce(left_page.times, 0) = $5::int and ($2::text is null or noted.ended_at is not null or noted.embedded is false
      or exists (select from idp_record where model = 'Session' and uid = noted.session and expires_at > $3::timestamptz))`,
)

/** Whose embed token it is, as the database has them at this call; any other token is left to `others`. */
export const verifyEmbedToken =
  (sql: Kysely<Database>, assertions: Assertions, others: VerifyToken): VerifyToken =>
  async (token, address) => {
    if (!saysEmbed(token)) return others(token, address)
    const claims = await readEmbedToken(assertions, token)
    if (!claims) return null
    const { sub, sid = null, origin, app, signOuts } = claims
    const [row] = await findOwner(sql, sub, sid, new Date(), origin, signOuts)
    return row
      ? { email: row.email.toLowerCase(), caller: callerFrom(row), embed: { origin, ...(app && { app }) } }
      : null
  }
