import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'
import type { RuntimeConfig } from '../../../shell/contract/runtime-config.ts'
import { pagePolicy } from '../../../server/http/page-policy.ts'
import type { CheckWorld } from './world.ts'

/** Answers a request to the portal's APIs; undefined where it has no answer. */
export type AnswerApi = (request: Request) => Response | undefined | Promise<Response | undefined>

export interface PageServer {
  origin: string
  close(): Promise<void>
}

export interface PageOptions {
  folder: string
  key: string
  config: Partial<RuntimeConfig>
  world: CheckWorld
  answer?: AnswerApi | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** The yardstick of what a mount costs by itself. */
export const YARDSTICK = '/yardstick.js'

/**
 * Serves the page as a portal would, with its policy. `?dev` watches for leaks, as a portal does while
 * developing.
 */
export async function servePage(options: PageOptions): Promise<PageServer> {
  const template = await readFile(join(options.folder, 'index.html'), 'utf8')
  return serve(async (request, response, url) => {
    if (url.pathname.startsWith('/api/')) return answerApi(request, response, url, options.answer)
    if (url.pathname === YARDSTICK)
      return send(response, 200, TYPES['.js']!, 'export default class extends HTMLElement {}')
    if (url.pathname !== '/') return sendFile(response, options.folder, url.pathname)
    const { page, policy } = pageFrom(template, options, url.searchParams.has('dev'))
    response.setHeader('content-security-policy', policy)
    return send(response, 200, TYPES['.html']!, page)
  })
}

/** A folder of somebody's own, for scripts that are checked before they are on any server. */
export const serveFolder = (folder: string): Promise<PageServer> =>
  serve((_request, response, url) => sendFile(response, folder, url.pathname))

function pageFrom(template: string, { key, config, world }: PageOptions, dev: boolean) {
  const map = /<script type="importmap">([^]*?)<\/script>/.exec(template)?.[1] ?? ''
  const page = { ...config, environment: dev ? ('dev' as const) : ('production' as const) }
  const { header } = pagePolicy({
    config: page as never,
    allowed: {},
    inlineScripts: [map],
    framed: false,
    dev: false,
  })
  return { policy: header, page: filled(filled(template, 'os-config', page), 'check-world', { key, world }) }
}

const filled = (template: string, id: string, value: unknown): string =>
  template.replace(
    `id="${id}"></script>`,
    () => `id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  answer: AnswerApi | undefined,
): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const { method = 'GET' } = request
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  const asked = new Request(url, {
    method,
    headers: headers.filter(([name]) => !/^(host|connection|content-length)$/.test(name)),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const given =
    (await answer?.(asked)) ?? (url.pathname === APP_TOKENS ? Response.json(APP_TOKEN) : undefined)
  if (!given) return send(response, 404, 'application/problem+json', NO_ANSWER(method, url.pathname))
  const type = given.headers.get('content-type') ?? 'application/json'
  return send(response, given.status, type, Buffer.from(await given.arrayBuffer()))
}

/** Back ends of the author are asked with a token that no key has signed. */
const APP_TOKENS = '/api/app-tokens'
const APP_TOKEN = { data: { token: 'check', ttlS: 600 } }

const NO_ANSWER = (method: string, path: string): string =>
  JSON.stringify({ type: 'about:blank', title: `The check has no answer for ${method} ${path}`, status: 404 })

async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const file = resolve(join(folder, decodeURIComponent(path)))
  const content = file.startsWith(resolve(folder) + sep)
    ? await readFile(file).catch(() => undefined)
    : undefined
  if (content) send(response, 200, TYPES[extname(file)] ?? 'application/octet-stream', content)
  else send(response, 404, 'text/plain', `There is no ${path} here.`)
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
  response.end(content)
}

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>,
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const work = Promise.resolve(answer(request, response, new URL(request.url ?? '/', 'http://localhost')))
    work.catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
