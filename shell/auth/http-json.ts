/** The browser could not reach the address at all: no HTTP answer. */
export class ProviderNetworkError extends Error {
  override name = 'ProviderNetworkError'
}

/** No complete answer within the time limit. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** An answer with a refusing status, or one that is not JSON. */
export class ProviderHttpError extends Error {
  override name = 'ProviderHttpError'
  readonly status: number
  readonly body: unknown

  constructor(message: string, status: number, body: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

export interface HttpJsonOptions {
  /** Sent as a form: that keeps the request "simple", so no preflight that many providers do not answer. */
  form?: Readonly<Record<string, string>>
  bearer?: string
  /** Further attempts after a failed one. */
  retries?: number
  /** For all attempts together. */
  timeoutMs: number
  /** The status alone says it; revocation answers text or nothing. */
  anyBody?: boolean
  /** Is sent also where the page is closed by then. */
  keepalive?: boolean
}

/**
 * Fetches JSON from the identity provider.
 * @throws ProviderNetworkError, TimeoutError or ProviderHttpError
 */
export async function httpJson<Answer>(url: string, options: HttpJsonOptions): Promise<Answer> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), options.timeoutMs)
  try {
    return (await attempts(url, options, limit.signal)) as Answer
  } catch (error) {
    throw limit.signal.aborted
      ? new TimeoutError(`${withoutQuery(url)} did not answer within ${options.timeoutMs} ms`)
      : error
  } finally {
    clearTimeout(timer)
  }
}

async function attempts(url: string, options: HttpJsonOptions, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(url, options, signal)
    } catch (error) {
      if (signal.aborted || attempt >= (options.retries ?? 0)) throw error
    }
  }
}

async function once(
  url: string,
  { form, bearer, anyBody, keepalive }: HttpJsonOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await reach(url, {
    signal,
    keepalive,
    cache: 'no-store',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    ...(bearer && { headers: { Authorization: `Bearer ${bearer}` } }),
  })
  const text = await readText(url, answer)
  const body = parse(text)
  if (!answer.ok)
    throw new ProviderHttpError(`${withoutQuery(url)} answered ${answer.status}`, answer.status, body)
  if (body === undefined && !anyBody)
    throw new ProviderHttpError(`${withoutQuery(url)} answered without JSON`, answer.status, undefined)
  return body
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new ProviderNetworkError(`${withoutQuery(url)} could not be reached`, { cause: error })
  }
}

async function readText(url: string, answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch (error) {
    throw new ProviderNetworkError(`${withoutQuery(url)} broke off its answer`, { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '')
