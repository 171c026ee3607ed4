import { RANDOM_LENGTH_WHEN_TOO_SHORT, SHORTEST_RANDOM_LENGTH } from '../config/limits.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Exactly `length` random characters of base64url; spec section 5: shorter than 7 becomes 10. */
export function randomString(length: number): string {
  const bytes = crypto.getRandomValues(
    new Uint8Array(length < SHORTEST_RANDOM_LENGTH ? RANDOM_LENGTH_WHEN_TOO_SHORT : length),
  )
  return Array.from(bytes, (byte) => ALPHABET[byte & 63]).join('')
}
