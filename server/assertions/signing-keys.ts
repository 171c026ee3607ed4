import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Kysely, type Selectable, sql as raw } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

export const ALGORITHM = 'ES256'

const DAY_MS = 86_400_000
/**
 * A day after the next key was made, so that back ends that keep our keys for a while know it before they
 * need it.
 */
const SIGNS_AFTER_DAYS = 1
const NEXT_AFTER_DAYS = 29
const RENEWAL_LOCK = 20262

type StoredKey = Selectable<Database['signing_key']>

/** The key that signs at a moment; makes the next one in good time. */
export async function signingKey(sql: Kysely<Database>, now: Date): Promise<JWK> {
  const keys = await storedKeys(sql)
  const known = isYoung(keys.at(-1), now) ? keys : await withNextKey(sql, now)
  const old = known.filter(({ made_at }) => ageInDays(made_at, now) >= SIGNS_AFTER_DAYS)
  return (old.at(-1) ?? known[0]!).jwk
}

/**
 * Without what only we may know; an earlier one stays until the next but one is made, a month after it signed
 * last.
 */
export async function publicKeys(sql: Kysely<Database>): Promise<{ keys: JWK[] }> {
  const keys = await storedKeys(sql)
  return { keys: keys.map(({ jwk: { d: _private, ...known } }) => known) }
}

/** Oldest first. */
const storedKeys = prepared<StoredKey>(
  'signing_keys',
  'select kid, jwk, made_at from signing_key order by made_at, kid',
)

/** Of two processes that find the last key old, the second waits here and finds the next one made. */
function withNextKey(sql: Kysely<Database>, now: Date): Promise<StoredKey[]> {
  return sql.transaction().execute(async (transaction) => {
    await raw`select pg_advisory_xact_lock(${RENEWAL_LOCK})`.execute(transaction)
    const last = (await storedKeys(transaction)).at(-1)
    if (!isYoung(last, now)) {
      if (last) await transaction.deleteFrom('signing_key').where('kid', '!=', last.kid).execute()
      const jwk = await newKey()
      await transaction
        .insertInto('signing_key')
        .values({ kid: jwk.kid, jwk: JSON.stringify(jwk), made_at: now })
        .execute()
    }
    return storedKeys(transaction)
  })
}

const isYoung = (key: StoredKey | undefined, now: Date): boolean =>
  key !== undefined && ageInDays(key.made_at, now) < NEXT_AFTER_DAYS

const ageInDays = (madeAt: Date, now: Date): number => (now.getTime() - madeAt.getTime()) / DAY_MS

async function newKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const key = await exportJWK(privateKey)
  return { ...key, use: 'sig', alg: ALGORITHM, kid: await calculateJwkThumbprint(key) }
}
