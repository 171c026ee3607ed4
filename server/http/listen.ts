import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
  type Socket,
} from 'node:net'
import { ConfigurationError } from '../configuration/configuration-error.ts'

/** Longer than a proxy keeps its connections, a minute as a rule: one that is closed just as it is used again is a 502 to somebody. */
const IDLE_MILLIS = 75_000

export interface Listening {
  port: number
  server: Server
  /** From now on each answer is the last on its connection: the next request goes to another process. */
  endKeepAlive(): void
  /** Takes nothing more, lets running requests end for so long, then closes whatever is still open. */
  close(graceMs: number): Promise<void>
}

/** Listens on `host`, or on both loopback addresses: `localhost` is either, and both must be the same server. */
export async function listen(
  handler: RequestListener,
  port: number,
  host: string | null,
): Promise<Listening> {
  const answers = new LastAnswers()
  const server = createServer({ keepAliveTimeout: IDLE_MILLIS }, (request, response) => {
    answers.add(response)
    handler(request, response)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await bind(server, port, host ?? '127.0.0.1')
  const { port: actual } = server.address() as AddressInfo
  const second = host === null ? await bindIpv6(server, actual) : undefined
  const endKeepAlive = () => answers.end()
  return {
    port: actual,
    server,
    endKeepAlive,
    close: (graceMs) => close([server, second], sockets, answers, graceMs),
  }
}

/** The answers under way; once told so, each ends its connection. */
class LastAnswers {
  readonly #running = new Set<ServerResponse>()
  #ending = false

  add(response: ServerResponse): void {
    this.#running.add(response)
    response.once('close', () => {
      this.#running.delete(response)
      if (this.#ending) response.req.socket.end()
    })
    if (this.#ending) response.shouldKeepAlive = false
  }

  end(): void {
    this.#ending = true
    for (const response of this.#running) response.shouldKeepAlive = false
  }

  /** Whose end is worth waiting for; whoever follows a stream of events opens it again elsewhere. */
  sockets(): ReadonlySet<Socket> {
    const ending = [...this.#running].filter(
      (response) => !String(response.getHeader('content-type')).startsWith('text/event-stream'),
    )
    return new Set(ending.map(({ req }) => req.socket))
  }
}

function bind(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)))
    server.listen(port, host, () => resolve())
  })
}

/** The same server on ::1; a machine without IPv6 does without. */
async function bindIpv6(server: Server, port: number): Promise<SocketServer | undefined> {
  const second = createSocketServer((socket) => server.emit('connection', socket))
  try {
    await bind(second, port, '::1')
    return second
  } catch (error) {
    const { code } = (error as Error).cause as NodeJS.ErrnoException
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return undefined
    server.close()
    throw error
  }
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): ConfigurationError {
  const options = { cause: error }
  if (error.code === 'EADDRINUSE') {
    return new ConfigurationError(
      `Port ${port} is in use by another program: stop it, or choose another port with PORT=${port + 1}.`,
      options,
    )
  }
  if (error.code === 'EACCES')
    return new ConfigurationError(
      `Listening on port ${port} is not allowed: choose one above 1023 with PORT.`,
      options,
    )
  return new ConfigurationError(
    `The server cannot listen on ${host}, port ${port}: ${error.message}.`,
    options,
  )
}

async function close(
  servers: readonly (SocketServer | undefined)[],
  sockets: ReadonlySet<Socket>,
  answers: LastAnswers,
  graceMs: number,
): Promise<void> {
  const closed = Promise.all(
    servers.map(async (server) => server && new Promise((resolve) => server.close(resolve))),
  )
  answers.end()
  const busy = answers.sockets()
  for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
  const deadline = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs)
  await closed
  clearTimeout(deadline)
}
