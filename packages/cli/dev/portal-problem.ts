import { npxOf } from '../../portal-packages.ts'
import type { RuntimeConfig } from '../../../shell/contract/runtime-config.ts'

/**
 * Says why a page that was answered is none that can be shown here, to go on from the portal's name;
 * undefined where it can.
 */
export function portalProblem(
  origin: string,
  status: number,
  page: string,
  config: Partial<RuntimeConfig> | undefined,
  version: string,
): string | undefined {
  if (status >= 500) return `answers ${status}: the portal is not well just now.`
  if (status >= 400) return `answers ${status}: say the portal's own address.`
  if (!config || !page.includes('<os-shell'))
    return 'is no Agency OS: its page has no configuration block (script id "os-config").'
  if (!config.authority)
    return 'is an Agency OS whose configuration names no identity provider ("authority").'
  const release = /<meta name="release" content="([^"+]+)/.exec(page)?.[1]
  if (!release || lineOf(release) === lineOf(version)) return undefined
  return `is Agency OS ${release}, and this is agency-os ${version}: ${npxOf(origin, 'cli')} update && npm install brings the one that fits.`
}

/** Releases of one line keep the contract: 0.3.1 is of 0.3, 2.4.0 of 2. */
const lineOf = (version: string): string => /^0\.\d+|^\d+/.exec(version)?.[0] ?? version
