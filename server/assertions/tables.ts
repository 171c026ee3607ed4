import type { JWK } from 'jose'
import type { Json, Timestamp } from '../db/column-types.ts'

declare module '../db/schema.ts' {
  interface Database {
    signing_key: { kid: string; jwk: Json<JWK>; made_at: Timestamp }
  }
}
