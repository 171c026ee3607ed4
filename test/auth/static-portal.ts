import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import { createPages } from '../../server/http/pages.ts'
import { requestHandler } from '../../server/http/request-handler.ts'
import { StaticFiles } from '../../server/http/static-files.ts'

const DIST = process.env.STATIC_DIR ?? join(import.meta.dirname, '../../dist')

type Config = Partial<RuntimeConfig> & Pick<RuntimeConfig, 'authority' | 'clientId'>

/** The built portal on a host of its own, with any configuration block: the pages, headers and policy of the product, no APIs. */
export class StaticPortal {
  url = ''
  /** What every API answers: nothing at all, or a refusal. */
  apis: 'unreachable' | 401 = 'unreachable'
  /** Authorization headers of the calls that came. */
  bearers: string[] = []
  #handler: RequestListener = (_request, response) => void response.destroy()
  #server = createServer((request, response) => this.#handler(request, response))

  static async start(): Promise<StaticPortal> {
    const portal = new StaticPortal()
    await new Promise<void>((resolve) => portal.#server.listen(0, 'localhost', resolve))
    portal.url = `http://localhost:${(portal.#server.address() as AddressInfo).port}`
    return portal
  }

  configure(config: Config): void {
    this.apis = 'unreachable'
    this.bearers = []
    const files = new StaticFiles(DIST)
    const told = { scope: 'openid email profile', ...config }
    const page = createPages({
      templates: (file) => files.text(`/${file}`),
      config: () => told,
      allowed: {},
      tenant: 'choreograph',
      dev: false,
      secure: false,
    })
    this.#handler = requestHandler({
      origin: this.url,
      api: (request, response) => this.#api(request, response),
      identityProvider: undefined,
      page,
      files: [files],
    })
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #api({ headers }: IncomingMessage, response: ServerResponse): void {
    this.bearers.push(headers.authorization ?? '')
    if (this.apis === 'unreachable') return void response.destroy()
    response
      .writeHead(this.apis, { 'content-type': 'application/problem+json' })
      .end('{"title":"Unauthorized","status":401}')
  }
}
