import { warnOnce, warnWrong } from '../warn-once.ts'

/** A last step: its name, or as mini-apps write it in `set-breadcrumbs`. */
export type Detail = string | { name: string }

/** A comma without a blank: what a script makes of a list that it writes as an attribute. */
const LIST = /,(?=\S)/

/** An attribute is JSON, or else one step's name. */
export function readDetails(text: string | null): unknown {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'string') return [value]
    return typeof value === 'object' ? value : [text]
  } catch {
    const names = text.split(LIST)
    if (names.length > 1)
      warnOnce(
        `<os-breadcrumbs> details="${text}" is no JSON: write JSON, or set the property after the script.`,
      )
    return names
  }
}

/** A property is set by scripts that nobody checks: what is no name is left out, and said. */
export function namesOf(details: unknown): readonly string[] {
  if (!details) return []
  if (typeof details === 'string') return [details]
  if (Array.isArray(details)) return details.flatMap(namesOf)
  const { name } = details as { name?: unknown }
  if (typeof name === 'string') return [name]
  warnWrong('os-breadcrumbs', 'details', details, ' and no { name }')
  return []
}
