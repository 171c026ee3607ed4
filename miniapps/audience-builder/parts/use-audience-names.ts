import { audienceRefs, refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { useEditions } from '../../kit/audience/editions/use-editions.ts'

/** Titles of the audiences that rules name; one that the brand may not see, or that is still asked for, goes by its id. */
export function useAudienceNames(
  brand: string,
  expression: Expression,
): (id: string, version: number) => string {
  const refs = audienceRefs(expression).map((ref) => ({ ...ref, type: 'audience', key: refText(ref) }))
  const { data } = useEditions(refs.length > 0 ? brand : null, refs)
  return (id, version) => data?.find(({ key }) => key === refText({ id, version }))?.edition?.title ?? id
}
