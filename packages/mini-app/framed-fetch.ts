import type { FramedChannel } from './framed-channel.ts'

/** Statuses of answers that have no body, not even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304]

/** `portal.fetch` from a frame: the portal asks, of the APIs that the entry grants. */
export async function framedFetch(
  channel: FramedChannel,
  input: string | URL | Request,
  init: RequestInit | undefined,
  left: AbortSignal,
): Promise<Response> {
  const request = new Request(input, init)
  const signal = AbortSignal.any([request.signal, left])
  signal.throwIfAborted()
  const body = request.body === null ? undefined : await request.arrayBuffer()
  const { href, origin } = new URL(request.url)
  const answer = await Promise.race([
    channel.ask((id) => ({
      type: 'fetch',
      id,
      address: origin === location.origin ? href.slice(origin.length) : href,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body && { body }),
    })),
    aborted(signal),
  ])
  if (answer.type !== 'fetched')
    throw new TypeError(answer.type === 'not-fetched' ? answer.reason : 'No answer')
  const { status, headers } = answer
  return new Response(WITHOUT_BODY.includes(status) ? null : answer.body, { status, headers })
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
