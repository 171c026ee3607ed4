import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Secrets {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

/** Signing and cookie keys, made once and kept in the database: a restart, or a second process, signs nobody out. */
export async function loadSecrets(db: Kysely<Database>): Promise<Secrets> {
  const [jwks, cookieKeys] = await Promise.all([
    secret(db, 'jwks', newSigningKeys),
    secret(db, 'cookie-keys', () => [randomBytes(32).toString('base64url')]),
  ])
  return { jwks, cookieKeys }
}

/** When two processes start at once, the first one's secret wins. */
async function secret<Value>(
  db: Kysely<Database>,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const stored = await read(db, name)
  if (stored !== undefined) return stored as Value
  const value = JSON.stringify(await make())
  await db
    .insertInto('idp_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read(db, name)) as Value
}

async function read(db: Kysely<Database>, name: string): Promise<unknown> {
  const row = await db.selectFrom('idp_secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

async function newSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const key = await exportJWK(privateKey)
  return { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(key) }] }
}
