import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignServer {
  origin: string
  stop(): Promise<void>
}

/** another maker's host: scripts and pages by path, open to every origin or closed to all others. */
export async function startForeignServer(
  files: Readonly<Record<string, string>>,
  isOpen = true,
): Promise<ForeignServer> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]!
    const source = files[path]
    if (isOpen) response.setHeader('access-control-allow-origin', '*')
    if (isOpen) response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response
      .writeHead(source === undefined ? 404 : 200, {
        'content-type': `text/${path.endsWith('.html') ? 'html' : 'javascript'}; charset=utf-8`,
      })
      .end(source ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
