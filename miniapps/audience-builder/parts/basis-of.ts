import { parseExpression } from '../../domain/audience/parse-expression.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { slicesOf } from '../../domain/audience/audience-document.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import type { Basis } from '../../domain/surveys/basis.ts'

/** Who is counted, as the document has it; null until it names a survey. */
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
    ...before.filter((slice) => !slices.includes(slice)).map((slice) => [`slices/${slice}`, null] as const),
    ...slices.filter((slice) => !before.includes(slice)).map((slice) => [`slices/${slice}`, true] as const),
  ]
  return { ...rest, ...(base !== undefined && { base: base || null }), ...Object.fromEntries(marks ?? []) }
}

/** Everybody where there is none; undefined where its text cannot be read. */
export function baseOf({ base }: Pick<Basis, 'base'>): Expression | undefined {
  if (!base) return { op: 'all' }
  const read = parseExpression({ text: base })
  return 'error' in read ? undefined : read
}
