import { shortened, type Observed } from '../case.ts'
import type { Violation } from '../page/page-api.ts'
import { fail, pass, warning, type Finding } from '../report.ts'
import { linesToAdd, type Declared } from './undeclared.ts'

/** Policies that every page allows: those of the frameworks. */
const NO_ASKING = new Set(['lit-html', 'agency-os-worker', 'agency-os-version'])

/** Compares needs: used but not declared, and declared but never used. */
export function needsFinding(
  { noticed, asked }: Observed,
  stopped: readonly Violation[],
  declared: Declared,
): Finding {
  const refused = new Set(noticed.flatMap(({ refusedApis }) => refusedApis))
  const lines = linesToAdd(declared, stopped, [...refused])
  if (lines)
    return fail('It needs what its entry does not name, and the portal stops it.', [
      ...shortened([
        ...[...refused].map((name) => `It asks the API ${name}, which gets no token of the person.`),
        ...stopped.map(({ sentence }) => sentence),
      ]),
      lines,
    ])
  const { needs = {} } = declared
  const used = (kinds: readonly string[]) =>
    new Set(asked.filter(({ kind }) => kinds.includes(kind)).map(({ origin }) => origin))
  const made = new Set(noticed.flatMap(({ policies }) => policies).filter((name) => !NO_ASKING.has(name)))
  const unused = [
    ...missing(
      'connect',
      needs.connect,
      used(['fetch', 'xhr', 'websocket', 'eventsource', 'ping', 'preflight']),
    ),
    ...missing('images', needs.images, used(['image'])),
    ...missing('frames', needs.frames, used(['document'])),
    ...missing('policies', needs.policies, made),
    ...(needs.workers && noticed.every(({ workers }) => workers === 0) ? ['"workers"'] : []),
    ...(needs.wasm && noticed.every(({ wasm }) => wasm === 0) ? ['"wasm"'] : []),
  ]
  return unused.length === 0
    ? pass('All that it needs stands in its entry, and nothing else.')
    : warning(
        'Its entry asks for what was not used while it was checked: leave it out, unless another part of it does.',
        unused,
      )
}

const missing = (name: string, declared: readonly string[] = [], used: ReadonlySet<string>): string[] =>
  declared.filter((each) => !used.has(each)).map((each) => `"${name}": ${each}`)
