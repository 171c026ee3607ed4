import type { Kysely } from 'kysely'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../db/schema.ts'
import { tellPeople } from '../live/tell-people.ts'
import { logFailure } from '../failures/log-failure.ts'

/** Notes in the audit log who signed out at the embedded provider. */
export function noteSignOuts(provider: Provider, sql: Kysely<Database>): void {
  provider.use(async (context, next) => {
    await next()
    const { oidc } = context as KoaContextWithOIDC
    const person = oidc?.session?.accountId
    if (oidc?.route !== 'end_session_confirm' || context.status !== 303 || !person) return
    await note(sql, person, oidc.session.uid).catch((problem: unknown) =>
      logFailure('Noting a sign-out in the audit log', problem),
    )
  })
}

async function note(sql: Kysely<Database>, person: string, uid: string): Promise<void> {
  const session = await sql
    .selectFrom('person_session')
    .select('id')
    .where('person_id', '=', person)
    .where('session', '=', uid)
    .executeTakeFirst()
  await writeAudit(sql, {
    actor: person,
    action: 'person.signed-out',
    subject: { type: 'person', id: person },
    after: { session: session?.id ?? null },
  })
  await tellPeople(sql, [person], 'rights') // streams of that session end now
}
