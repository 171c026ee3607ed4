import { createHash } from 'node:crypto'
import type { PageConfig } from '../configuration/page-config.ts'
import type { FileConfig } from '../configuration/settings.ts'
import { contentSecurityPolicy, policyOf, type Directives } from '../idp/content-security-policy.ts'
import { originsOf, policyOfApps } from './policy-of-apps.ts'

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
  /** Origins whose pages may frame it too. */
  framedBy?: readonly string[]
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
const LISTS_HOSTS: ReadonlySet<string> = new Set(['script-src', 'connect-src', 'frame-src', 'img-src'])

function directivesFor({
  config,
  allowed,
  inlineScripts,
  framed,
  framedBy = [],
  dev,
}: PolicyParts): Directives {
  const { connectOrigins = [], imageOrigins = [], trustedTypesPolicies = [] } = allowed
  const providers = originsOf([
    config.authority,
    ...(config.otherProviders ?? []).map(({ authority }) => authority),
  ])
  const apis = originsOf([...Object.values(config.apis ?? {}), ...collectors(config)])
  const apps = policyOfApps(config)
  const scripts = [...apps.scripts, ...(config.developerOrigins ?? [])]
  const inline = dev ? ["'unsafe-inline'"] : inlineScripts.map(hash)
  const wasm = apps.wasm ? ["'wasm-unsafe-eval'"] : []
  const framedPages = connectOrigins.filter((origin) => origin.startsWith('http'))
  const directives: Directives = {
    'script-src': ["'self'", ...inline, ...scripts, ...originsOf([config.support?.script]), ...wasm],
    'style-src': ["'self'", dev ? "'unsafe-inline'" : hash(EMPTY)],
    // what templates write as style="…"; it styles that one element (docs/design/decisions.md)
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    // a page shows files that only its person may read by addresses that it makes itself
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins, ...scripts, ...apps.images],
    // the shell asks once more for a script that failed, to say why
    'connect-src': ["'self'", ...providers, ...apis, ...scripts, ...connectOrigins, ...apps.connect],
    // renewal in silence and the session check go through frames of the provider
    'frame-src': ["'self'", ...providers, ...framedPages, ...apps.frames],
    // files that people bring are read in a worker
    'worker-src': ["'self'", ...(apps.workers ? ['blob:'] : [])],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': framed ? ["'self'", ...framedBy] : ["'none'"],
  }
  // Vite's error overlay and style injection know no Trusted Types
  return dev ? directives : { ...directives, ...trustedTypes([...trustedTypesPolicies, ...apps.policies]) }
}

/**
 * Policies that frameworks make without being asked to, and those of the portal itself and of its preset for
 * Vite.
 */
const KNOWN_POLICIES = [
  'lit-html',
  'agency-os-worker',
  'agency-os-app',
  'agency-os-version',
  'vue',
  'svelte-trusted-html',
  'angular',
  'angular#bundler',
  'angular#unsafe-bypass',
]

/**
 * A second mini-app of the same framework makes the policy of that name once more; SECURITY.md says what
 * follows.
 */
function trustedTypes(more: readonly string[]): Directives {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...KNOWN_POLICIES, ...more, "'allow-duplicates'"],
  }
}

/** Where the page's own scripts send statistics, feedback and support requests. */
function collectors({ analytics, feedback, support }: PageConfig): string[] {
  return [analytics, feedback, support].flatMap((collector) => (collector ? [collector.url] : []))
}

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
