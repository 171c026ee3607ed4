import type { Tenant } from '../contract/entities.ts'

/** Spec section 1: colours of the tenants; theme names carry the suffix -theme. */
const TENANTS: readonly Tenant[] = [
  tenant('choreograph', 'Choreograph', '#ff5c00'),
  tenant('wavemaker', 'Wavemaker', '#ed6b31'),
  tenant('greenhouse', 'Greenhouse', '#6300a7'),
  tenant('groupm', 'GroupM', '#007cff'),
  tenant('mindshare', 'Mindshare', '#791c99'),
  tenant('mediacom', 'MediaCom', '#e1005d'),
  tenant('essence', 'Essence', '#ea533c'),
  tenant('msix', 'm/SIX', '#009FE3'),
  tenant('wpp-open', 'WPP Open', '#7800db'),
  tenant('wms', 'WMS', '#007cff'),
]

/** Tenants with a consumer panel that is surveyed all the time; some menu entries work on nothing else (spec section 2). */
const LIVE_PANEL: ReadonlySet<string> = new Set([
  'choreograph',
  'wavemaker',
  'groupm',
  'mindshare',
  'mediacom',
  'essence',
])

export const hasLivePanel = (code: string): boolean => LIVE_PANEL.has(code)

export const DEFAULT_TENANT = 'choreograph'

const byCode = new Map(TENANTS.map((entry) => [entry.code, entry]))

/** The tenant of that code; an unknown one keeps its code and falls back to the default colour schema. */
export function tenantOf(code: string): Tenant {
  return (
    byCode.get(code) ?? {
      ...byCode.get(DEFAULT_TENANT)!,
      code,
      name: 'Agency OS',
      defaultTheme: 'default-theme',
    }
  )
}

function tenant(code: string, name: string, mainColor: string): Tenant {
  return Object.freeze({ code, name, defaultTheme: `${code}-theme`, mainColor })
}
