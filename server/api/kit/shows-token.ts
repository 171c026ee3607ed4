import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header bears one of the tokens; it takes as long for any that it does not. */
export function showsToken(tokens: readonly string[], authorization = ''): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const isOne = tokens.map((token) => timingSafeEqual(hash(given ?? ''), hash(token))).includes(true)
  return given !== undefined && isOne
}
