import { type Body, textAt } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import type { Basis } from './basis.ts'

const SLICE = 'slices/'

/** Ids of the markets and waves that a document counts. */
export const slicesOf = (body: Body): readonly string[] =>
  Object.keys(body)
    .filter((path) => path.startsWith(SLICE) && body[path] === true)
    .map((path) => path.slice(SLICE.length))
    .toSorted()

/** Respondents that are counted, as a document keeps them; null until it names a survey. */
export function basisOf(body: Body): Basis | null {
  const { version } = body
  const dataset = textAt(body, 'dataset')
  if (!dataset || typeof version !== 'number') return null
  return {
    dataset,
    version,
    slices: slicesOf(body),
    weight: textAt(body, 'weight'),
    base: textAt(body, 'base'),
  }
}

/** Fields that say another basis; slices that it does not have are emptied. */
export function basisFields(
  { slices, base, ...rest }: Partial<Basis>,
  body: Body = {},
): Readonly<Record<string, Json>> {
  const before = slicesOf(body)
  const marks = slices && [
    ...before.filter((slice) => !slices.includes(slice)).map((slice) => [SLICE + slice, null] as const),
    ...slices.filter((slice) => !before.includes(slice)).map((slice) => [SLICE + slice, true] as const),
  ]
  return { ...rest, ...(base !== undefined && { base: base || null }), ...Object.fromEntries(marks ?? []) }
}
