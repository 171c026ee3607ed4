import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and five passes: a strength recommended for scrypt that still fits a small server. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32

/** Self-describing text for the database, so that the cost can be raised later. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Takes as long for a person without a password as for a wrong one, so that the time tells nothing. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = parse(hash)
  if (!parsed) {
    await derive(password, Buffer.alloc(16), COST)
    return false
  }
  return timingSafeEqual(await derive(password, parsed.salt, parsed.cost), parsed.key)
}

function parse(hash: string | null) {
  const [scheme, N, r, p, salt, key] = hash?.split('$') ?? []
  if (scheme !== 'scrypt' || !salt || !key) return null
  const keyBytes = Buffer.from(key, 'base64')
  if (keyBytes.length !== KEY_BYTES) return null
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: keyBytes,
  }
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 64 * 2 ** 20 }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
