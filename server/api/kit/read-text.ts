import { readBytes } from './read-bytes.ts'
import { refusal } from './refusing.ts'

const MAX_BODY_BYTES = 256 * 1024

/** The body of a request as text. @throws Refusal where it is too large or breaks off */
export async function readText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes = MAX_BODY_BYTES,
): Promise<string> {
  const tooLarge = () => refusal('body-too-large', { most: maxBytes / 1024 })
  return (await readBytes(body, maxBytes, tooLarge)).toString('utf8')
}
