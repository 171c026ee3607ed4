import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { NO_PAGES } from '../../shell/config/reserved-names.ts'
import { PUBLISHED_KEYS } from '../assertions/assertions.ts'
import { logFailure } from '../failures/log-failure.ts'
import { currentRequest, noteOfRequest } from '../log/request-record.ts'
import { canonicalHost } from './canonical-host.ts'
import { giveXsrfToken } from './cookies.ts'
import { POLICY_REPORTS } from '../../shell/config/page-defaults.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { send, sendText, type Sendable } from './send.ts'

/** What browsers ask for unasked, on pages that name no icon; an image that Safari draws too. */
const FILE_ALIASES: Readonly<Record<string, string>> = { '/favicon.ico': '/icon.png' }

/** Or a place of something with a dot in its name, such as an e-mail address: a file comes first. */
const LIKE_A_FILE = /\.[^/]*$/

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What is served by its address. */
export interface Files {
  /** Undefined where it has nothing. */
  find(path: string): Promise<Sendable | undefined>
}

export interface Sites {
  /** Where people reach the portal. */
  origin: string
  /** Everything below `/api/`. */
  api: Answer
  /** What browsers report of a page's policy. */
  reports?: Answer
  /** The keys of what this installation signs. */
  publishedKeys?: (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined
  /** Everything below `/idp/`; undefined with a real provider. */
  identityProvider: Answer | undefined
  page: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
  files: readonly Files[]
  /** Vite, while developing: answers what it knows, else calls back. */
  developing?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Addresses that are never a place in the portal, whatever a browser says it accepts; with a dot in front it is a file's name. */
const NEVER_A_PAGE = new RegExp(`^/(${NO_PAGES.join('|')})(/|$)|^/@|^/[^/]*\\.`)

/** The portal's page and its sisters, which nobody gets before they are filled in. */
const PAGE = /^\/([^/]*\.html)?$/

/**
 * What other origins may load: published elements and mini-apps, all that they import, and tenants' looks. No cookie travels
 * with it, nothing in it depends on who asks.
 */
const FOR_EVERYBODY = /^\/(assets|elements|fonts|miniapps|themes|vendor)\//

/** One door: APIs, identity provider, files, and the portal's page for every other address. */
export function requestHandler(sites: Sites): RequestListener {
  const secure = sites.origin.startsWith('https:')
  const name = { origin: sites.origin, demo: sites.identityProvider !== undefined }
  return (request, response) => {
    setSecurityHeaders(response, secure)
    if (canonicalHost(request, response, name)) return
    const url = urlOf(request, sites.origin)
    if (!url) return sendText(response, 400, 'This address cannot be read.')
    noteOfRequest({ route: kindOf(url.pathname) })
    if (url.pathname.startsWith('/api/')) {
      if (request.method === 'GET') giveXsrfToken(request, response, secure) // where another host serves the pages
      return sites.api(request, response)
    }
    if (sites.reports && url.pathname === POLICY_REPORTS) return sites.reports(request, response)
    if (sites.identityProvider && url.pathname.startsWith('/idp/'))
      return sites.identityProvider(request, response)
    const served =
      sites.publishedKeys && url.pathname === PUBLISHED_KEYS
        ? sites.publishedKeys(request, response)
        : serve(sites, request, response, url)
    served?.catch((error: unknown) => fail(request, response, error))
  }
}

async function serve(
  sites: Sites,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
  }
  const isPlace = mayBePlace(request, url.pathname)
  if (PAGE.test(url.pathname) || (isPlace && !LIKE_A_FILE.test(url.pathname)))
    return sites.page(request, response, url)
  for (const files of sites.files) {
    const found = await files.find(FILE_ALIASES[url.pathname] ?? url.pathname)
    if (!found) continue
    noteOfRequest({ route: '(file)' })
    if (FOR_EVERYBODY.test(url.pathname)) response.setHeader('access-control-allow-origin', '*')
    return send(request, response, found)
  }
  const otherwise = async () =>
    isPlace
      ? sites.page(request, response, url)
      : sendText(response, 404, `There is nothing at ${url.pathname}.`)
  if (!sites.developing) return otherwise()
  response.removeHeader('content-security-policy')
  sites.developing(
    request,
    response,
    () => void otherwise().catch((error: unknown) => fail(request, response, error)),
  )
}

/** Never the whole address: it may hold codes, and people's addresses. What an API knows it by stands in its place later. */
const kindOf = (pathname: string): string =>
  pathname === POLICY_REPORTS ? pathname : (/^\/(api|idp)\/[a-z-]*/.exec(pathname)?.[0] ?? '(page)')

function mayBePlace(request: IncomingMessage, pathname: string): boolean {
  return !NEVER_A_PAGE.test(pathname) && /text\/html/.test(request.headers.accept ?? '')
}

function urlOf({ url }: IncomingMessage, origin: string): URL | undefined {
  // two slashes in front would make the path a host
  const address = origin + (url?.startsWith('/') ? url : '/')
  if (!URL.canParse(address)) return undefined
  const parsed = new URL(address)
  return parsed.origin === origin ? parsed : undefined
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  logFailure(`${request.method} ${currentRequest()?.route ?? ''}`, error)
  if (response.headersSent) return void response.destroy()
  sendText(response, 500, 'Something went wrong on the server. Try again in a moment.')
}
