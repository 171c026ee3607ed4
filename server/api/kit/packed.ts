import { createHash } from 'node:crypto'
import { bestOf, Encoded } from './encoded.ts'

/** Stored by the person's own browser, which asks each time whether it still holds. */
export const ASKED_AGAIN = 'private, no-cache'

/** An answer as it goes over the line to those who accept the encoding. */
export type Packed = Awaited<ReturnType<Encoded['for']>>

export const packed = (plain: Buffer, type: string, accepted: string): Promise<Packed> =>
  new Encoded(plain, type, false).for(accepted)

/** Weak: one for all encodings. */
export const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

/** How it is packed for somebody who accepts this. */
export const packingFor = (accepted: string): string => bestOf(accepted) ?? 'plain'

/** `ifNoneMatch`: what the browser says it has. */
export function isHeld(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((given) => given.trim() === etag)
}

/** 304 to a browser that has it; who has it not gets it packed. */
export async function answerPacked(
  request: Request,
  { etag, ...more }: Readonly<Record<string, string>> & { etag: string },
  form: () => Packed | Promise<Packed>,
): Promise<Response> {
  // it differs by person: a browser that keeps the answer of one never takes it for another's
  const vary = [more['vary'], 'Authorization, Accept-Encoding'].filter(Boolean).join(', ')
  const headers = { ...more, etag, 'cache-control': ASKED_AGAIN, vary }
  if (isHeld(etag, request.headers.get('if-none-match') ?? ''))
    return new Response(null, { status: 304, headers })
  const { body, encoding } = await form()
  return new Response(new Uint8Array(body), {
    headers: encoding ? { ...headers, 'content-encoding': encoding } : headers,
  })
}
