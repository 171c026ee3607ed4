import type { IncomingMessage } from 'node:http'

const FORM_BYTES = 8192

/** The fields of a form sent by POST. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= FORM_BYTES) chunks.push(chunk)
  }
  return new URLSearchParams(bytes > FORM_BYTES ? '' : Buffer.concat(chunks).toString('utf8'))
}
