import { Refusal } from './refusal.ts'

const MAX_BODY_BYTES = 256 * 1024
/** So much more is read and thrown away: a browser that is cut off while sending never sees why. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024

/** The body of a request as text, announced length or not. */
export async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
      else if (bytes > MAX_DISCARDED_BYTES) break
    }
  } catch {
    throw new Refusal(400, 'The body broke off before its end.')
  }
  if (bytes > MAX_BODY_BYTES) throw new Refusal(413, 'The body must have at most 256 kB.')
  return Buffer.concat(chunks).toString('utf8')
}
