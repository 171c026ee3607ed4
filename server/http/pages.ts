import type { IncomingMessage, ServerResponse } from 'node:http'
import { trialCookie } from '../../shell/config/page-defaults.ts'
import type { PageConfig } from '../configuration/page-config.ts'
import { isTenantCode } from '../configuration/tenants.ts'
import { cookie, giveXsrfToken, setCookie } from './cookies.ts'
import { PRELOADS, type Preloads } from '../../shell/contract/preloads.ts'
import type { Language } from '../../shell/contract/words.ts'
import { appAt, filesFor, languageOfPerson } from './preloads.ts'
import { FOR_OTHER_PAGES, pageKinds, SHOWS_APPS } from './page-kinds.ts'
import { type MoreAllowed, pagePolicy } from './page-policy.ts'
import { REPORTING_ENDPOINTS, withReports } from './policy-reports.ts'
import { inlineScripts, renderPage } from './render-page.ts'
import { send, sendable, sendText, type Sendable } from './send.ts'
import { writeAppearance } from '../../shell/contract/appearance.ts'
import { appearanceOf, languageOfRequest, TENANT_COOKIE, tenantOf, themeOf } from './tenant.ts'

/** Text of one of the built pages, `index.html` and its small sisters; undefined when it was not built. */
export type Templates = (file: string, request: IncomingMessage) => Promise<string | undefined>

interface PagesOptions {
  templates: Templates
  /** As it is now, with the mini-app that a browser with that key tries; another object when something has changed. */
  config(this: void, trialKey?: string): PageConfig
  allowed: MoreAllowed
  /** Whose pages may show the portal's pages for elements and apps in frames. */
  embedOrigins?: readonly string[]
  tenant: string
  dev: boolean
  secure: boolean
}

/** The pages that never have a header. */
const LOGIN = /^\/login(\/|$)/

interface Rendered {
  template: string
  page: Sendable
  policy: string
  /** While developing: production's policy, which the browser reports on. */
  reportOnly?: string
}

/** Serves the portal's pages, each filled in for the tenant of the browser. */
export function createPages({
  templates,
  config,
  allowed,
  embedOrigins = [],
  tenant,
  dev,
  secure,
}: PagesOptions) {
  const kept = new Map<string, Rendered & { config: PageConfig }>()
  const kindAt = pageKinds(config())

  async function render(
    kind: string,
    files: readonly string[],
    request: IncomingMessage,
    { pathname }: URL,
  ): Promise<Rendered | undefined> {
    const asked = askedFor(kind, request, pathname, tenant)
    const { code, language, app } = asked
    const name = `${kind} ${code} ${writeAppearance(asked.appearance)} ${asked.hasHeader} ${language} ${app}`
    const template = await firstOf(files, (file) => templates(file, request))
    if (template === undefined) return undefined
    const preloads = app && !dev ? await preloadsOf(app, language, request) : undefined
    const known = kept.get(name)
    const trial = cookie(request, trialCookie(secure))
    const now = config(trial)
    if (known?.template === template && known.config === now) return known
    const rendered = fill(template, kind, { ...asked, preloads }, { config: now, allowed, embedOrigins, dev })
    // of apps only the home, whose page is asked for most, and only themes that exist: a browser may ask for any other code
    if (!dev && !trial && themeOf(code) === code && (!app || app === appAt('/')))
      kept.set(name, { ...rendered, config: now })
    return rendered
  }

  /** Undefined where the build says nothing. */
  async function preloadsOf(app: string, language: Language, request: IncomingMessage) {
    const text = await templates(PRELOADS, request)
    return text === undefined ? undefined : filesFor(JSON.parse(text) as Preloads, app, language)
  }

  return async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    if (chooseTenant(response, url, secure)) return
    const { kind, files } = kindAt(url.pathname)
    const rendered = await render(kind, files, request, url)
    if (!rendered)
      return sendText(
        response,
        503,
        'The portal has not been built yet: run "npm run build" and start the server again.',
      )
    setHeaders(response, kind, rendered, tenantOf(request, tenant))
    giveXsrfToken(request, response, secure)
    await send(request, response, rendered.page)
  }
}

/** Whose page it is, as far as the request tells. */
function askedFor(kind: string, request: IncomingMessage, pathname: string, tenant: string) {
  const hasHeader = !LOGIN.test(pathname)
  const person = kind === 'index' && hasHeader ? languageOfPerson(request) : undefined
  return {
    code: tenantOf(request, tenant),
    appearance: appearanceOf(request),
    hasHeader,
    language: person ?? languageOfRequest(request),
    app: person && appAt(pathname),
  }
}

type Asked = ReturnType<typeof askedFor>

/** The page of a template, with the policy that its scripts need. */
function fill(
  template: string,
  kind: string,
  { code: tenant, appearance, language, hasHeader, preloads }: Asked & { preloads?: readonly string[] },
  {
    config,
    allowed,
    embedOrigins,
    dev,
  }: Pick<PagesOptions, 'allowed' | 'embedOrigins' | 'dev'> & { config: PageConfig },
): Rendered {
  const parts = {
    config: configFor(kind, config),
    allowed,
    inlineScripts: inlineScripts(template),
    framed: kind === 'silent' || FOR_OTHER_PAGES.includes(kind),
    ...(FOR_OTHER_PAGES.includes(kind) && { framedBy: embedOrigins }),
  }
  const policy = pagePolicy({ ...parts, dev })
  const about = { tenant, appearance, language, hasHeader, preloads }
  const page = renderPage(template, about, parts.config, policy.inPage)
  return {
    template,
    page: sendable(Buffer.from(page), 'text/html; charset=utf-8', 'no-cache', { keepsBest: false }),
    policy: policy.header,
    reportOnly: dev ? pagePolicy({ ...parts, dev: false }).header : undefined,
  }
}

function setHeaders(
  response: ServerResponse,
  kind: string,
  { policy, reportOnly }: Rendered,
  tenant: string,
): void {
  response.setHeader('content-security-policy', withReports(policy))
  response.setHeader('reporting-endpoints', REPORTING_ENDPOINTS)
  if (reportOnly) response.setHeader('content-security-policy-report-only', reportOnly)
  // sign-in popups keep their opener, so these pages stay in its browsing context group
  if (SHOWS_APPS.includes(kind) && !FOR_OTHER_PAGES.includes(kind))
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
  response.setHeader('vary', 'Cookie, Accept-Language')
  // networks in front of us make early hints of it; no scripts: one that comes before the import map may undo it
  if (kind === 'index') response.setHeader('link', `</themes/${themeOf(tenant)}.css>; rel=preload; as=style`)
}

/** The small pages of sign-in load no mini-apps, and developers try scripts in the portal's own page alone. */
function configFor(kind: string, config: PageConfig): PageConfig {
  if (kind === 'index') return config
  const { developerOrigins: _origins, ...others } = config
  if (SHOWS_APPS.includes(kind)) return others
  const { miniApps: _list, ...small } = others
  return { ...small, scripts: {} }
}

/** `?tenant=<code>` becomes a cookie, and the address loses it. */
function chooseTenant(response: ServerResponse, url: URL, secure: boolean): boolean {
  const code = url.searchParams.get('tenant')
  if (code === null) return false
  if (isTenantCode(code)) setCookie(response, TENANT_COOKIE, code, secure)
  url.searchParams.delete('tenant')
  // two slashes in front would name another host
  const location = url.pathname.replace(/^\/+/, '/') + url.search
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  return true
}

async function firstOf<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (const item of items) {
    const found = await find(item)
    if (found !== undefined) return found
  }
  return undefined
}
