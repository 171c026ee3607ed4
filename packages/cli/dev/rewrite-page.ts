import { MINI_APPS } from '../../../shell/config/miniapps.ts'
import type { RuntimeConfig, RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { type LocalEntry, withoutVersion } from './local-entry.ts'
import { type Origins, toLocal } from './origins.ts'
import { developing, needsOf } from './rewrite-policy.ts'

type PageConfig = Partial<RuntimeConfig>

const BLOCK = /(<script\b[^>]*\bid="os-config"[^>]*>)([\s\S]*?)(<\/script>)/i
const POLICY = /(<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*\bcontent=")([^"]*)(")/gi

/** The configuration block of a portal's page; undefined in any other page. */
export function configOf(page: string): PageConfig | undefined {
  const text = BLOCK.exec(page)?.[2]
  try {
    return text?.trim() ? (JSON.parse(text) as PageConfig) : undefined
  } catch {
    return undefined
  }
}

/**
 * The page as this machine shows it: one entry is the local app, and the portal's own addresses are local
 * ones.
 */
export function rewritePage(page: string, entry: LocalEntry, origins: Origins): string {
  const config = configOf(page)
  if (!config) return page
  const json = JSON.stringify(localConfig(config, entry, origins)).replaceAll('<', String.raw`\u003c`)
  return page
    .replace(BLOCK, (_all, open: string, _json: string, close: string) => open + json + close)
    .replace(
      POLICY,
      (_all, open: string, policy: string, close: string) =>
        open + developing(policy, origins, needsOf(entry.own)) + close,
    )
}

function localConfig(config: PageConfig, entry: LocalEntry, origins: Origins): PageConfig {
  const local = JSON.parse(toLocal(JSON.stringify(config), origins)) as PageConfig
  const own = usesOwnProvider(config, origins.portal)
  return {
    ...local,
    ...withEntry(local, entry),
    // the portal's provider signs with its real name, and watches sessions by the origin that it knows
    ...(own && { signIn: { ...local.signIn, issuerCheck: false, sessionCheck: false } }),
  }
}

/**
 * True where people sign in with the portal itself, whose provider then takes this machine for the portal.
 */
export const usesOwnProvider = ({ authority = '' }: PageConfig, portal: string): boolean =>
  URL.canParse(authority) && new URL(authority).origin === portal

function withEntry(
  { miniApps = [], scripts = {} }: PageConfig,
  { key, script, own }: LocalEntry,
): Pick<RuntimeConfig, 'miniApps'> | Pick<RuntimeConfig, 'scripts'> {
  if (MINI_APPS.has(key)) return { scripts: { ...scripts, [key]: script } }
  const there = withoutVersion(miniApps.find((app) => app.key === key) ?? fallback(key))
  const entry: RuntimeMiniApp = { ...there, ...own, key, script }
  return { miniApps: [...miniApps.filter((app) => app.key !== key), entry] }
}

/** For an app without an entry of its own that the portal does not know either. */
const fallback = (key: string): RuntimeMiniApp => ({ key, title: key, routes: [key], menu: { title: key } })
