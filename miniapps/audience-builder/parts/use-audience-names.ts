import { leavesOf } from '../../domain/audience/leaves.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

/** Titles of the audiences that rules name; one that the brand may not see, or that is still asked for, goes by its id. */
export function useAudienceNames(
  brand: string,
  expression: Expression,
): (id: string, version: number) => string {
  const audiences = useApi('audiences')
  const named = leavesOf(expression).flatMap((leaf) =>
    leaf.op === 'audience' ? `${leaf.id}/${leaf.version}` : [],
  )
  const keys = [...new Set(named)].toSorted()
  const { data } = useResource(
    keys.length > 0 ? `names of ${brand} ${keys.join()}` : null,
    async (signal) => {
      const read = keys.map((key) =>
        audiences.get<Edition>(`/${brand}/${key}`, signal).then(
          ({ title }) => [key, title] as const,
          () => null,
        ),
      )
      return new Map((await Promise.all(read)).filter((each) => each !== null))
    },
  )
  return (id, version) => data?.get(`${id}/${version}`) ?? id
}
