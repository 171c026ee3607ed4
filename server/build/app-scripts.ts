import type { Manifest, Rolldown } from 'vite'
import type { Verdict } from './aria-budget.ts'
import { filesOf } from './files-of.ts'

/** What apps share, each part one script. */
const SHARED_LIMIT_BYTES: Readonly<Record<string, number>> = {
  kit: 30_000, // lists, forms and actions of every app, which each had in its own script before
  'kit-documents': 25_000, // with the page of a document, the list that all documents have, and rules of sheets
  'kit-planning': 24_000, // with plans and budgets, which all apps of planning compute with
  'kit-charts': 26_000,
  'kit-exchange': 32_000, // with the tenant's mark, whose looks hold the tokens of all elements
}
/** Scripts of an app with one of its screens, beyond the first page's; each is a wait on a slow line. */
const SCREEN_SCRIPTS = 8

export function sharedByApps(manifest: Manifest, sizeOf: (file: string) => number): Verdict[] {
  return Object.values(manifest).flatMap(({ name = '', file }) => {
    const limitBytes = SHARED_LIMIT_BYTES[name]
    return limitBytes ? [{ name: `apps share: ${name}`, limitBytes, files: [file], bytes: sizeOf(file) }] : []
  })
}

/** The script before all others, as it is written: it must ask before they arrive. */
const BEGIN_LIMIT_BYTES = 1500

export function beginTooLarge(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle)
    .filter((output) => output.type === 'chunk' && output.name === 'begin')
    .flatMap((output) =>
      'code' in output && output.code.length > BEGIN_LIMIT_BYTES ? [`${output.fileName} is too large`] : [],
    )
}

/** Screens that come in more files than they should. */
export function tooManyOfScreen(manifest: Manifest, firstPage: readonly string[]): string[] {
  const loaded = filesOf(manifest, firstPage, false)
  return Object.keys(manifest)
    .filter((key) => /^miniapps\/[^/]+\/screens\//.test(key))
    .flatMap((screen) => {
      const app = screen.split('/').slice(0, 2).join('/')
      const files = [...filesOf(manifest, [`${app}/index.ts`, screen], false)].filter(
        (file) => !loaded.has(file),
      )
      return files.length > SCREEN_SCRIPTS
        ? [`${screen} takes ${files.length} scripts, not ${SCREEN_SCRIPTS}: ${files.join(', ')}`]
        : []
    })
}
