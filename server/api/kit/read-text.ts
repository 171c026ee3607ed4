import { Refusal } from './refusal.ts'

const MAX_BODY_BYTES = 256 * 1024
/** So much more is read and thrown away: a browser that is cut off while sending never sees why. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024

/**
 * The body of a request as text, announced length or not.
 * @throws Refusal where it is too large or breaks off
 */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes = MAX_BODY_BYTES,
): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes <= maxBytes) chunks.push(chunk)
      else if (bytes > MAX_DISCARDED_BYTES) break
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('body-broke-off')
  }
  if (bytes > maxBytes) throw new Refusal('body-too-large', { most: maxBytes / 1024 })
  return Buffer.concat(chunks).toString('utf8')
}
