import { createHash } from 'node:crypto'
import type { PageConfig } from '../configuration/page-config.ts'
import type { FileConfig } from '../configuration/settings.ts'
import { contentSecurityPolicy, type Directives } from './content-security-policy.ts'

/** What pages may do beyond what their configuration says. */
export type MoreAllowed = Pick<FileConfig, 'connectOrigins' | 'imageOrigins' | 'trustedTypesPolicies'>

export interface PolicyParts {
  config: PageConfig
  allowed: MoreAllowed
  /** Contents of the page's inline scripts: the import map. */
  inlineScripts: readonly string[]
  /** The silent-renewal page lives in a frame of the portal. */
  framed: boolean
  dev: boolean
}

/** The portal's own pages: own scripts, the import map by its hash, configured mini-apps, nothing inline (design, part 8). */
export function pagePolicy({ config, allowed, inlineScripts, framed, dev }: PolicyParts): string {
  const { connectOrigins = [], imageOrigins = [], trustedTypesPolicies = [] } = allowed
  const providers = present([config.authority, ...(config.otherProviders ?? []).map(({ authority }) => authority)].map(originOf))
  const apis = [...Object.values(config.apis ?? {}), ...collectors(config)].map(originOf)
  const scripts = present(miniAppScripts(config).map(originOf))
  const directives: Directives = {
    'script-src': ["'self'", ...(dev ? ["'unsafe-inline'"] : inlineScripts.map(hash)), ...scripts, ...present([config.support?.script].map(originOf))],
    'style-src': ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    // the shell asks once more for a script that failed, to say why
    'connect-src': ["'self'", ...providers, ...present(apis), ...scripts, ...connectOrigins],
    // renewal in silence and the session check go through frames of the provider
    'frame-src': ["'self'", ...providers, ...connectOrigins, ...present(frames(config).map(originOf))],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  }
  // Vite's error overlay and style injection know no Trusted Types
  return contentSecurityPolicy(dev ? directives : { ...directives, ...trustedTypes(trustedTypesPolicies) })
}

/** A mini-app that brings a Lit of its own makes the policy of that name a second time. */
function trustedTypes(more: readonly string[]): Directives {
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['lit-html', ...more, "'allow-duplicates'"] }
}

/** Where the page's own scripts send statistics, feedback and support requests. */
function collectors({ analytics, feedback, support }: PageConfig): string[] {
  return [analytics, feedback, support].flatMap((collector) => (collector ? [collector.url] : []))
}

/** Of the environment that the page runs in: nobody's own machine may send scripts to people. */
function miniAppScripts({ environment = 'production', scripts, miniApps }: PageConfig): string[] {
  const more = (miniApps ?? []).flatMap(({ script }) => (typeof script === 'string' ? script : (script?.[environment] ?? [])))
  return [...Object.values(scripts ?? {}), ...more].map(String)
}

/** Pages of mini-apps that are not trusted. */
const frames = ({ miniApps }: PageConfig): string[] => (miniApps ?? []).flatMap(({ frame }) => frame ?? [])

function originOf(address = ''): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
}

const present = (values: readonly (string | undefined)[]): string[] => values.filter((value) => value !== undefined)

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
