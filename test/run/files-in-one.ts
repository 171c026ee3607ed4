import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Test files in one process, each a suite of its own so that its hooks run around its tests alone. */
export function filesInOne(files: readonly string[]): void {
  for (const file of files) describe(file, () => import(pathToFileURL(file).href))
}
