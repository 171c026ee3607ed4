import { readFileSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pagePolicy } from '../../server/http/page-policy.ts'
import { inlineScripts } from '../../server/http/render-page.ts'

const DIST = join(import.meta.dirname, '../../dist')
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const PAGES: Readonly<Record<string, string>> = {
  '/callback': 'callback.html',
  '/silent': 'silent.html',
  '/popup': 'popup.html',
}

interface Block {
  authority: string
  clientId: string
  [field: string]: unknown
}

/** A host that knows files and the rules of docs/run/static-hosting.md, and nothing else of ours. */
export class StaticHost {
  url = ''
  #block: Block = { authority: '', clientId: '' }
  #api = ''
  #server = createServer((asked, response) => this.#answer(asked, response))

  static async start(): Promise<StaticHost> {
    const host = new StaticHost()
    await new Promise<void>((resolve) => host.#server.listen(0, 'localhost', resolve))
    host.url = `http://localhost:${(host.#server.address() as AddressInfo).port}`
    return host
  }

  /** The block that stands in the pages, and the server that answers below /api/. */
  configure(block: Block, api: string): void {
    this.#block = block
    this.#api = api
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(asked: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(asked.url!, this.url)
    if (pathname.startsWith('/api/')) return this.#passOn(asked, response)
    const name = PAGES[pathname] ?? pathname.slice(1)
    if (name && statSync(join(DIST, name), { throwIfNoEntry: false })?.isFile())
      return this.#send(response, name)
    if (/^\/(assets|elements|fonts|miniapps|packages|themes|vendor)\//.test(pathname))
      return void response.writeHead(404).end()
    this.#send(response, 'index.html')
  }

  #send(response: ServerResponse, name: string): void {
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
    if (/^(assets|elements|fonts|themes|vendor)\//.test(name))
      response.setHeader('access-control-allow-origin', '*')
    if (!name.endsWith('.html')) return void response.end(readFileSync(join(DIST, name)))
    const page = readFileSync(join(DIST, name), 'utf8')
    const { header } = pagePolicy({
      config: { scope: '', ...this.#block },
      allowed: {},
      inlineScripts: inlineScripts(readFileSync(join(DIST, 'index.html'), 'utf8')),
      framed: name === 'silent.html',
      dev: false,
    })
    response.setHeader('content-security-policy', header)
    response.end(
      page
        .replace('id="os-config">{}', `id="os-config">${JSON.stringify(this.#block)}`)
        .replace('data-tenant="choreograph"', 'data-tenant="wavemaker"')
        .replace('/themes/choreograph.css', '/themes/wavemaker.css'),
    )
  }

  #passOn(asked: IncomingMessage, response: ServerResponse): void {
    const onwards = request(
      this.#api + asked.url,
      { method: asked.method, headers: asked.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      },
    )
    onwards.on('error', () => response.destroy())
    asked.pipe(onwards)
  }
}
