import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** The folder of each element, by its tag. */
export const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ...readdirSync(join(ROOT, 'elements'))
    .filter((name) => name.startsWith('os-'))
    .map((tag) => [tag, join(ROOT, 'elements', tag)] as const),
  ['os-embed', join(ROOT, 'shell/standalone/embed')] as const,
])

/** Its class, or another file beside it. */
export const sourceOf = (tag: string, name = `${tag}.ts`): string => join(ELEMENTS.get(tag)!, name)
