import { createHash } from 'node:crypto'
import type { PageConfig } from '../configuration/page-config.ts'
import type { FileConfig } from '../configuration/settings.ts'
import { contentSecurityPolicy, policyOf, type Directives } from '../idp/content-security-policy.ts'

/** What pages may do beyond what their configuration says. */
export type MoreAllowed = Pick<FileConfig, 'connectOrigins' | 'imageOrigins' | 'trustedTypesPolicies'>

/** No page sends more policy than this in a header: with five hundred hosts it would be 30 kB, which neither clients nor proxies take. */
const MOST_HEADER_BYTES = 2500
/** A list of hosts that is longer then goes into the page. */
const MOST_LIST_BYTES = 500

/** What a library leaves in the page that writes its rules into an empty <style>: Emotion, MUI, styled-components. */
const EMPTY = ''

interface PolicyParts {
  config: PageConfig
  allowed: MoreAllowed
  /** Contents of the page's inline scripts: the import map. */
  inlineScripts: readonly string[]
  /** The silent-renewal page lives in a frame of the portal. */
  framed: boolean
  dev: boolean
}

/** In the header what every browser needs first; in the page what would make that too long. */
interface PagePolicy {
  header: string
  /** For `<meta http-equiv>`. A browser holds to both, so the page narrows what the header had to leave wide. */
  inPage?: string
}

/** The portal's own pages: own scripts, the import map by its hash, configured mini-apps, nothing inline; see docs/design/speed-and-safety.md. */
export function pagePolicy(parts: PolicyParts): PagePolicy {
  const all = directivesFor(parts)
  const header = contentSecurityPolicy(all)
  if (header.length <= MOST_HEADER_BYTES) return { header }
  const long = Object.entries(all).filter(
    ([name, values]) => LISTS_HOSTS.has(name) && values.join(' ').length > MOST_LIST_BYTES,
  )
  const wide = long.map(
    ([name, values]) =>
      [name, [...new Set(values.map((value) => /^[a-z]+:(?=\/\/)/.exec(value)?.[0] ?? value))]] as const,
  )
  return {
    header: contentSecurityPolicy({ ...all, ...Object.fromEntries(wide) }),
    inPage: policyOf(Object.fromEntries(long)),
  }
}

/** Directives that list the hosts of mini-apps, and so grow with their number. */
const LISTS_HOSTS: ReadonlySet<string> = new Set(['script-src', 'connect-src', 'frame-src'])

function directivesFor({ config, allowed, inlineScripts, framed, dev }: PolicyParts): Directives {
  const { connectOrigins = [], imageOrigins = [], trustedTypesPolicies = [] } = allowed
  const providers = present(
    [config.authority, ...(config.otherProviders ?? []).map(({ authority }) => authority)].map(originOf),
  )
  const apis = [...Object.values(config.apis ?? {}), ...collectors(config)].map(originOf)
  const scripts = present(miniAppScripts(config).map(originOf))
  const directives: Directives = {
    'script-src': [
      "'self'",
      ...(dev ? ["'unsafe-inline'"] : inlineScripts.map(hash)),
      ...scripts,
      ...present([config.support?.script].map(originOf)),
    ],
    'style-src': ["'self'", dev ? "'unsafe-inline'" : hash(EMPTY)],
    'font-src': ["'self'"],
    // a page shows files that only its person may read by addresses that it makes itself
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
    // the shell asks once more for a script that failed, to say why
    'connect-src': ["'self'", ...providers, ...present(apis), ...scripts, ...connectOrigins],
    // renewal in silence and the session check go through frames of the provider
    'frame-src': [
      "'self'",
      ...providers,
      ...connectOrigins.filter((origin) => origin.startsWith('http')),
      ...present(frames(config).map(originOf)),
    ],
    // files that people bring are read in a worker
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  }
  // Vite's error overlay and style injection know no Trusted Types
  return dev ? directives : { ...directives, ...trustedTypes(trustedTypesPolicies) }
}

/** A mini-app that brings a Lit of its own makes the policy of that name a second time. */
function trustedTypes(more: readonly string[]): Directives {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['lit-html', 'agency-os-worker', ...more, "'allow-duplicates'"],
  }
}

/** Where the page's own scripts send statistics, feedback and support requests. */
function collectors({ analytics, feedback, support }: PageConfig): string[] {
  return [analytics, feedback, support].flatMap((collector) => (collector ? [collector.url] : []))
}

/** Of the environment that the page runs in: nobody's own machine may send scripts to people. */
function miniAppScripts({ environment = 'production', scripts, miniApps }: PageConfig): string[] {
  const more = (miniApps ?? []).flatMap(({ script }) =>
    typeof script === 'string' ? script : (script?.[environment] ?? []),
  )
  return [...Object.values(scripts ?? {}), ...more].map(String)
}

/** Pages of mini-apps that are not trusted. */
const frames = ({ miniApps }: PageConfig): string[] => (miniApps ?? []).flatMap(({ frame }) => frame ?? [])

/** Of a web address; undefined of anything else. */
export function originOf(address = ''): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
}

const present = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined)

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
