import { Refusal } from './refusal.ts'

/** So much more is read and thrown away: a browser that is cut off while sending never sees why. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024

/**
 * The body of a request, announced length or not.
 * @throws Refusal where it breaks off, `tooLarge` where it is
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  tooLarge: () => Refusal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength
      if (bytes <= maxBytes) chunks.push(chunk)
      else if (bytes > maxBytes + MAX_DISCARDED_BYTES) break
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('body-broke-off')
  }
  if (bytes > maxBytes) throw tooLarge()
  return Buffer.concat(chunks)
}
