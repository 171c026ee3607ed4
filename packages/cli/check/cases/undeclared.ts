import type { AppNeeds } from '../../../../shell/contract/app-needs.ts'
import type { RuntimeMiniApp } from '../../../../shell/contract/runtime-config.ts'
import type { Violation } from '../page/page-api.ts'

/** The part of an entry that lets a mini-app do what it does. */
export type Declared = Pick<RuntimeMiniApp, 'apis' | 'needs'>

/** The lines of the entry with all that it asked for and did not name, ready to be copied; undefined where nothing lacks. */
export function linesToAdd(
  { apis = [], needs = {} }: Declared,
  stopped: readonly Violation[],
  asked: readonly string[],
): string | undefined {
  const lacking = asked.filter((name) => !apis.some((api) => api === name))
  const lines = [
    ...(lacking.length > 0 ? [`"apis": ${inOneLine([...apis, ...new Set(lacking)])}`] : []),
    ...(stopped.length > 0 ? [`"needs": ${inOneLine(stopped.reduce(withNeed, needs))}`] : []),
  ]
  return lines.length > 0 ? `In its entry: ${lines.join(', ')}` : undefined
}

function withNeed(needs: AppNeeds, { directive, blocked, policy }: Violation): AppNeeds {
  const more = (list: readonly string[] = [], value: string) => [...new Set([...list, value])]
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : blocked
  if (blocked === 'wasm-eval') return { ...needs, wasm: true }
  if (directive === 'connect-src') return { ...needs, connect: more(needs.connect, origin) }
  if (directive === 'img-src') return { ...needs, images: more(needs.images, origin) }
  if (directive === 'frame-src') return { ...needs, frames: more(needs.frames, origin) }
  if (directive === 'worker-src') return { ...needs, workers: true }
  return { ...needs, policies: more(needs.policies, policy) }
}

const inOneLine = (value: object): string =>
  JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll(/\[ /g, '[').replaceAll(/ \]/g, ']')
