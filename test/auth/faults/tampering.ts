import type { Json, Minting, Reply, Tampering } from '../fault.ts'
import { sign } from '../mint.ts'

/** An id token with these claims changed, signed honestly. */
export const withClaims = (change: (claims: Json) => Json): Tampering => ({
  idToken: (minting: Minting) => sign({ ...minting, claims: change({ ...minting.claims }) }),
})

export const withClaim = (name: string, value: unknown): Tampering =>
  withClaims((claims) => ({ ...claims, [name]: value }))

export const withoutClaim = (name: string): Tampering => withClaims(({ [name]: _gone, ...claims }) => claims)

export const withHeader = (header: Record<string, unknown>): Tampering => ({
  idToken: (minting) => sign({ ...minting, header }),
})

export const answer = (
  status: number,
  body: unknown = { error: 'server_error' },
  contentType?: string,
): Reply => ({
  reply: 'answer',
  status,
  body,
  ...(contentType && { contentType }),
})

export const html = (status = 200): Reply => answer(status, '<!doctype html><title>Oops</title>', 'text/html')

export const RESET: Reply = { reply: 'reset' }
export const HANG: Reply = { reply: 'hang' }
export const NO_CORS: Reply = { reply: 'no-cors' }

export const nowS = (): number => Math.floor(Date.now() / 1000)
