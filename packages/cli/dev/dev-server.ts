import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer, type Socket } from 'node:net'
import { BASE, startAuthorVite } from './author-vite.ts'
import { forward, type Forwarding } from './forward.ts'
import { forwardUpgrade } from './forward-upgrade.ts'
import { localTokens } from './local-tokens.ts'

interface Options extends Omit<Forwarding, 'origins'> {
  portal: string
  port: number
  /** Folder of the author's project; undefined where its script is served by something else. */
  project?: string
}

export interface DevServer {
  origin: string
  close(): Promise<void>
}

/** The portal on this machine, with the author's app in it. */
export async function startDevServer({ portal, port, project, ...rest }: Options): Promise<DevServer> {
  const server = createServer()
  const loopback = await listen(server, port)
  const origin = `http://localhost:${loopback.port}`
  const to: Forwarding = { ...rest, origins: { portal, local: origin } }
  const tokens = localTokens(to.origins, to.entry)
  const vite =
    project === undefined
      ? undefined
      : await startAuthorVite(project, server).catch(async (error) => {
          await loopback.close()
          throw error
        })
  server.on('request', (request, response) => {
    if (!isHere(request, origin)) return response.writeHead(421).end(`This is ${origin}.`)
    if (vite && request.url!.startsWith(BASE)) return vite.handle(request, response)
    if (!tokens(request, response)) void forward(request, response, to)
  })
  // what is below the base is Vite's, which listens too
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (!isHere(request, origin)) return socket.destroy()
    if (!vite || !request.url!.startsWith(BASE)) forwardUpgrade(request, socket, head, to.origins)
  })
  // libraries are made ready while the person opens a browser
  if (vite) fetch(origin + vite.source).catch(() => undefined)
  return {
    origin,
    async close() {
      await vite?.close()
      await loopback.close()
    },
  }
}

/** A foreign page may have pointed a name of its own at this machine, where somebody is signed in. */
const isHere = ({ headers }: IncomingMessage, origin: string): boolean => `http://${headers.host}` === origin

/** `localhost` is one of two addresses, and both must be this server; nothing but this machine reaches it. */
async function listen(server: Server, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await bound(server, port, '127.0.0.1')
  const { port: actual } = server.address() as { port: number }
  const second = createSocketServer((socket) => server.emit('connection', socket))
  await bound(second, actual, '::1').catch(() => undefined) // a machine without IPv6
  return {
    port: actual,
    async close() {
      second.close()
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function bound(server: SocketServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use by another program: say another one, --port ${port + 1}.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve())
  })
}
