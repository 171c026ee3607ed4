import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RuntimeConfig } from '../../shell/contract/runtime-config.ts'
import { createPages } from '../../server/http/pages.ts'
import { requestHandler } from '../../server/http/request-handler.ts'
import { send, sendable, type Sendable } from '../../server/http/send.ts'
import { StaticFiles } from '../../server/http/static-files.ts'
import { MisbehavingProvider } from '../auth/misbehaving-provider.ts'
import { USUAL_SETTINGS } from '../../miniapps/domain/notifications/notice.ts'
import { memoryServer } from '../../miniapps/scorecards/memory-server-in-tests.ts'
import { AGENCY, appsOf, brandsOf, permissionsOf, USER, type WorldSize } from './world.ts'

const ROOT = join(import.meta.dirname, '../..')
const DIST = process.env.STATIC_DIR ?? join(ROOT, 'dist')
const PEER_POLICY = "default-src 'self'"

/** The built product over a world of any size: its pages, headers and policy, the real calls answered from memory, and pages of peers beside it. */
export class BenchPortal {
  url = ''
  readonly #provider: MisbehavingProvider
  #handler: RequestListener = (_request, response) => void response.destroy()
  #server = createServer((request, response) => this.#handler(request, response))

  private constructor(provider: MisbehavingProvider) {
    this.#provider = provider
  }

  /** `bareHome`: the folder of `buildBareHome`, for pages that need it. */
  static async start(
    size: WorldSize,
    config: Partial<RuntimeConfig> = {},
    bareHome?: string,
  ): Promise<BenchPortal> {
    const portal = new BenchPortal(await MisbehavingProvider.start())
    portal.#server.listen(0, 'localhost')
    await new Promise((resolve) => portal.#server.once('listening', resolve))
    portal.url = `http://localhost:${(portal.#server.address() as AddressInfo).port}`
    portal.#handler = portal.#handlerFor(size, config, bareHome)
    return portal
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await Promise.all([this.#provider.stop(), new Promise((resolve) => this.#server.close(resolve))])
  }

  #handlerFor(size: WorldSize, config: Partial<RuntimeConfig>, bareHome?: string): RequestListener {
    const files = new StaticFiles(DIST)
    const peers = new StaticFiles(join(import.meta.dirname, 'pages'), '/bench/')
    const singleSpa = new StaticFiles(join(ROOT, 'node_modules/single-spa/lib/es2015/esm'), '/single-spa/')
    const told = {
      scope: 'openid email profile',
      authority: this.#provider.issuer,
      clientId: 'portal',
      miniApps: appsOf(size.apps),
      ...config,
    }
    const page = createPages({
      templates: (file) => files.text(`/${file}`),
      config: () => told,
      allowed: {},
      tenant: 'choreograph',
      dev: false,
      secure: false,
    })
    const portal = requestHandler({
      origin: this.url,
      api: answersOf(size),
      identityProvider: undefined,
      page,
      files: [files, peers, singleSpa, ...(bareHome ? [new StaticFiles(bareHome, '/bench/bare-home/')] : [])],
    })
    return (request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.url)
      if (pathname.startsWith('/bench/') && pathname.endsWith('.html'))
        void peerPage(peers, pathname, request, response)
      else portal(request, response)
    }
  }
}

async function peerPage(
  peers: StaticFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await peers.find(path)
  if (!found) return void response.writeHead(404).end()
  response.setHeader('content-security-policy', PEER_POLICY)
  await send(request, response, found)
}

/** The calls of spec section 7 that lead to the first page. */
function answersOf({ brands }: WorldSize): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = (data: unknown) =>
    sendable(Buffer.from(JSON.stringify(data)), 'application/json', 'private, no-cache', { keepsBest: false })
  const answers: [RegExp, Sendable][] = [
    [/\/users\/me$/, answer({ data: USER })],
    [/\/agencies$/, answer([AGENCY])],
    [/\/preview/, answer(brandsOf(brands))],
    [/\/permissions/, answer(permissionsOf(brands))],
    [/\/unread$/, answer({ unread: 0, settings: USUAL_SETTINGS })],
  ]
  const scorecards = memoryServer()
  return (request, response) => {
    const { url = '' } = request
    if (/^\/api\/(scorecards|documents)\//.test(url) && !url.includes('/stream'))
      return void scorecards
        .fetch(url)
        .then(async (answer) =>
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
        )
    const found = answers.find(([path]) => path.test(url.split('?')[0] ?? ''))
    if (found) return void send(request, response, found[1])
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"title":"Not in the bench","status":404}')
  }
}
