import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Adapter, AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../db/schema.ts'

/** What a bearer could use is stored as its hash: no token can be read from a copy of the database. Its signing keys can. */
const BEARER_MODELS = new Set([
  'AccessToken',
  'RefreshToken',
  'AuthorizationCode',
  'PushedAuthorizationRequest',
])

/** The key under which a record is stored. */
export function recordId(model: string, id: string): string {
  return BEARER_MODELS.has(model) ? createHash('sha256').update(id).digest('base64url') : id
}

/** Sessions, grants and tokens of the identity provider in one table, so that any number of processes can share them. */
export class RecordsAdapter implements Adapter {
  readonly #model: string
  readonly #db: Kysely<Database>
  readonly #errors: typeof errors

  constructor(model: string, db: Kysely<Database>, providerErrors: typeof errors) {
    this.#model = model
    this.#db = db
    this.#errors = providerErrors
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _jti, ...rest } = payload
    const row = {
      payload: JSON.stringify(BEARER_MODELS.has(this.#model) ? rest : payload),
      grant_id: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expires_at: new Date(Date.now() + expiresIn * 1000),
    }
    await this.#db
      .insertInto('idp_record')
      .values({ model: this.#model, id: recordId(this.#model, id), ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.#rows().where('id', '=', recordId(this.#model, id)).executeTakeFirst()
    return found && payloadOf(found, id)
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const found = await this.#rows().where('uid', '=', uid).executeTakeFirst()
    return found && payloadOf(found)
  }

  /** Device codes are not offered. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** Of two requests with the same code or refresh token only one may pass, whichever process it reached. */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('idp_record')
      .set({ consumed_at: new Date() })
      .where('model', '=', this.#model)
      .where('id', '=', recordId(this.#model, id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new this.#errors.InvalidGrant(`${this.#model} was already used`)
  }

  async destroy(id: string): Promise<void> {
    const key = recordId(this.#model, id)
    await this.#db.deleteFrom('idp_record').where('model', '=', this.#model).where('id', '=', key).execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db
      .deleteFrom('idp_record')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute()
  }

  #rows() {
    return this.#db
      .selectFrom('idp_record')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.#model)
  }
}

function payloadOf(
  { payload, consumed_at }: { payload: object; consumed_at: Date | null },
  id?: string,
): AdapterPayload {
  return {
    ...payload,
    ...(id && { jti: id }),
    ...(consumed_at && { consumed: Math.floor(consumed_at.getTime() / 1000) }),
  }
}
