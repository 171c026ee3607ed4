import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Templates } from './pages.ts'
import type { Sites } from './request-handler.ts'

export interface DevServer {
  templates: Templates
  developing: NonNullable<Sites['developing']>
  close(): Promise<void>
}

/** Vite with hot reload, on the portal's own server and port. */
export async function createDevServer(root: string, server: Server): Promise<DevServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    async templates(file, { url }) {
      const source = await readFile(join(root, file), 'utf8').catch(() => undefined)
      return source === undefined ? undefined : vite.transformIndexHtml(`/${file}`, source, url)
    },
    developing: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
