import { backEndsIn } from '../../shell/config/back-end-checks.ts'
import type { AppNeeds } from '../../shell/contract/app-needs.ts'
import type { PageConfig } from '../configuration/page-config.ts'

/** Origins of mini-apps' scripts and pages, and what their entries need, all mini-apps together. */
export interface PolicyOfApps extends Required<AppNeeds> {
  scripts: readonly string[]
}

export function policyOfApps(config: PageConfig): PolicyOfApps {
  const apps = config.miniApps ?? []
  const needs = apps.flatMap(({ needs: ofApp }) => ofApp ?? [])
  const all = (list: 'connect' | 'images' | 'frames' | 'policies') =>
    needs.flatMap((each) => each[list] ?? [])
  return {
    scripts: originsOf(scriptsOf(config)),
    connect: [...apps.flatMap(({ apis }) => backEndsIn(apis).map(({ origin }) => origin)), ...all('connect')],
    images: all('images'),
    frames: [...originsOf(apps.flatMap(({ frame }) => frame ?? [])), ...all('frames')],
    policies: all('policies'),
    workers: needs.some(({ workers }) => workers),
    wasm: needs.some(({ wasm }) => wasm),
  }
}

/** Of the environment that the page runs in: nobody's own machine may send scripts to people. */
function scriptsOf({ environment = 'production', scripts, miniApps }: PageConfig): string[] {
  const more = (miniApps ?? []).flatMap(({ script }) =>
    typeof script === 'string' ? script : (script?.[environment] ?? []),
  )
  return [...Object.values(scripts ?? {}), ...more].map(String)
}

/** Of web addresses; what is none, such as a path of the portal, has none. */
export const originsOf = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => originOf(address) ?? [])

function originOf(address = ''): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : undefined
}
