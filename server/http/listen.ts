import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer, type Socket } from 'node:net'
import { ConfigurationError } from '../configuration/configuration-error.ts'

/** How long running requests may take to end when the server stops. */
const GRACE_MILLIS = 1500
/** Longer than a proxy keeps its connections, a minute as a rule: one that is closed just as it is used again is a 502 to somebody. */
const IDLE_MILLIS = 75_000

export interface Listening {
  port: number
  server: Server
  /** Lets running requests end, then closes whatever is still open. */
  close(): Promise<void>
}

/** Listens on `host`, or on both loopback addresses: `localhost` is either, and both must be the same server. */
export async function listen(handler: RequestListener, port: number, host: string | null): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: IDLE_MILLIS }, handler)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await bind(server, port, host ?? '127.0.0.1')
  const { port: actual } = server.address() as AddressInfo
  const second = host === null ? await bindIpv6(server, actual) : undefined
  return { port: actual, server, close: () => close(server, second, sockets) }
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
    return new ConfigurationError(`Port ${port} is in use by another program: stop it, or choose another port with PORT=${port + 1}.`, options)
  }
  if (error.code === 'EACCES') return new ConfigurationError(`Listening on port ${port} is not allowed: choose one above 1023 with PORT.`, options)
  return new ConfigurationError(`The server cannot listen on ${host}, port ${port}: ${error.message}.`, options)
}

async function close(server: Server, second: SocketServer | undefined, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = Promise.all([server, second].map(async (one) => one && new Promise((resolve) => one.close(resolve))))
  server.closeIdleConnections()
  const deadline = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE_MILLIS)
  await closed
  clearTimeout(deadline)
}
