import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What was sent to a collector. */
export interface Collected {
  path: string
  body: string
  headers: IncomingHttpHeaders
}

/** Somebody else's server, on an origin of its own, that takes whatever is posted to it. */
export interface Collector {
  url: string
  received: Collected[]
  stop(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const received: Collected[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.method === 'POST')
        received.push({ path: request.url ?? '', body, headers: request.headers })
      response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
