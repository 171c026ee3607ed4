import type { Licence, Protection } from '../surveys/dataset.ts'
import type { Frame } from '../surveys/frame.ts'

/** Protection of a count that asks these questions: a sensitive one is rounded, whatever the licence says. */
export function protectionOf(licence: Licence, frame: Frame, variables: ReadonlySet<string>): Protection {
  const isSensitive = frame.some(({ name, sensitive }) => sensitive && variables.has(name))
  return isSensitive ? 'rounded' : licence.protection
}
