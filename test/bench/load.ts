import { Agent, request } from 'node:http'

export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Asks one server over connections that stay open. */
export class Load {
  readonly #origin: string
  readonly #headers: Record<string, string>
  readonly #agent: Agent

  constructor(origin: string, headers: Record<string, string>, connections: number) {
    this.#origin = origin
    this.#headers = { 'accept-encoding': 'br', ...headers }
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** @throws where it is refused; the text is packed where the server packed it */
  ask({ path, method = 'GET', headers, body }: Asked): Promise<Buffer> {
    return new Promise((done, fail) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const options = { agent: this.#agent, method, headers: { ...this.#headers, ...type, ...headers } }
      const asking = request(this.#origin + path, options, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', fail)
        response.on('end', () => {
          if (response.statusCode! < 300) return done(Buffer.concat(pieces))
          fail(new Error(`${path} answered ${response.statusCode}: ${Buffer.concat(pieces).toString()}`))
        })
      })
      asking.on('error', fail).end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Calls answered in a second, while so many callers each ask again as soon as they are answered. */
export async function perSecond(
  callers: number,
  millis: number,
  ask: (caller: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  let count = 0
  const calling = Array.from({ length: callers }, async (_, caller) => {
    while (performance.now() - start < millis) {
      await ask(caller)
      count++
    }
  })
  await Promise.all(calling)
  return count / ((performance.now() - start) / 1000)
}
