import { backEndsIn } from '../../../shell/config/back-end-checks.ts'
import type { AppNeeds } from '../../../shell/contract/app-needs.ts'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { type Origins, toLocal } from './origins.ts'

type Directives = Map<string, string[]>

/** Vite's error overlay and style injection know no Trusted Types; localhost has no https to upgrade to. */
const NOT_WHILE_DEVELOPING = ['require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests']
/** The portal's operator has no use for reports of what somebody is writing. */
const REPORTS = ['report-uri', 'report-to']
const STYLES = ['style-src', 'style-src-elem', 'style-src-attr']

/** The entry's needs, with the origins of its back ends to connect to. */
export function needsOf({ needs, apis }: Pick<RuntimeMiniApp, 'needs' | 'apis'> = {}): AppNeeds {
  const backEnds = backEndsIn(apis).map(({ origin }) => origin)
  return { ...needs, connect: [...(needs?.connect ?? []), ...backEnds] }
}

/**
 * The page's policy while developing: hot reload may connect and bring styles, and the entry has what it
 * needs.
 */
export function developing(policy: string, origins: Origins, needs: AppNeeds = {}): string {
  return eachPolicy(toLocal(policy, origins), (directives) => {
    for (const name of [...NOT_WHILE_DEVELOPING, ...REPORTS]) directives.delete(name)
    for (const name of STYLES) {
      const values = directives.get(name)
      // a browser that reads a hash or a nonce there ignores 'unsafe-inline'
      if (values)
        directives.set(name, [
          ...values.filter((value) => !/^'(sha\d|nonce-|none)/.test(value)),
          "'unsafe-inline'",
        ])
    }
    allow(directives, {
      ...needs,
      policies: [],
      connect: [...(needs.connect ?? []), socketOf(origins.local)],
    })
  })
}

/** The policy that the app will meet once an operator has registered its entry: the browser reports on it. */
export function deployed(policy: string, origins: Origins, needs: AppNeeds = {}): string {
  return eachPolicy(toLocal(policy, origins), (directives) => {
    for (const name of ['upgrade-insecure-requests', ...REPORTS]) directives.delete(name)
    allow(directives, { ...needs, connect: [...(needs.connect ?? []), socketOf(origins.local)] })
  })
}

/** An answer may carry several policies, which hold all together. */
function eachPolicy(header: string, change: (directives: Directives) => void): string {
  return header
    .split(',')
    .map((policy) => {
      const directives: Directives = new Map()
      for (const part of policy.split(';')) {
        const [name, ...values] = part.trim().split(/\s+/)
        if (name) directives.set(name.toLowerCase(), values)
      }
      change(directives)
      return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
    })
    .join(', ')
}

function allow(directives: Directives, needs: AppNeeds): void {
  const { connect = [], images = [], frames = [], policies = [] } = needs
  add(directives, 'connect-src', connect)
  add(directives, 'img-src', images)
  add(directives, 'frame-src', frames)
  add(directives, 'worker-src', needs.workers ? ['blob:'] : [])
  add(directives, 'script-src', needs.wasm ? ["'wasm-unsafe-eval'"] : [])
  if (directives.has('trusted-types')) add(directives, 'trusted-types', policies)
}

/** A policy that says nothing of a kind, nor anything by default, allows it. */
function add(directives: Directives, name: string, more: readonly string[]): void {
  const now = directives.get(name) ?? directives.get('default-src')
  if (!now || more.length === 0) return
  directives.set(name, [...new Set([...now.filter((value) => value !== "'none'"), ...more])])
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws')
