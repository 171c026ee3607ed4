import { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** So much more is read and thrown away: a browser that is cut off while sending never sees why. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024

/**
 * The body of a request, announced length or not.
 * @param stallMs gives it up where nothing comes for so long
 * @throws Refusal where it breaks off, `tooLarge` where it is
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  tooLarge: () => Refusal,
  stallMs?: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of chunksOf(body, stallMs)) {
      bytes += chunk.byteLength
      if (bytes <= maxBytes) chunks.push(chunk)
      else if (bytes > maxBytes + MAX_DISCARDED_BYTES) break
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('body-broke-off')
  }
  if (bytes > maxBytes) throw tooLarge()
  return Buffer.concat(chunks)
}

async function* chunksOf(body: AsyncIterable<Uint8Array> | null, stallMs?: number) {
  if (!body) return
  if (stallMs === undefined) return yield* body
  const chunks = body[Symbol.asyncIterator]()
  let isDone = false
  try {
    for (;;) {
      const step = await soon(chunks.next(), stallMs)
      isDone = step.done === true
      if (step.done) return
      yield step.value
    }
  } finally {
    if (!isDone) void chunks.return?.().then(undefined, () => undefined) // may wait for the chunk that does not come
  }
}

function soon<Value>(work: Promise<Value>, withinMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No bytes for ${withinMs} ms`)), withinMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
