import { useMemo } from 'react'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'

const MOST_OPTIONS = 200

/** What can be chosen in an agency. */
export function useNames<Line extends { id: string; name: string }>(path: string, agency: string) {
  const access = useApi('access')
  const { data } = useResource(agency ? `${path} ${agency}` : null, (signal) =>
    access.page<Line>(withQuery(path, { agency, limit: MOST_OPTIONS }), signal),
  )
  return useMemo(() => data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [], [data])
}
