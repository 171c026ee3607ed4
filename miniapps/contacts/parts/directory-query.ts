import { choiceIn, type FilterValues } from '../../kit/views/filters/filter.ts'

/** What of the directory stands in its address. */
export const DIRECTORY_KEYS = ['q', 'agency', 'market', 'skill', 'language', 'favourite', 'as'] as const

/** What the server is asked with; how people are shown is the browser's. */
export function directoryQuery(values: FilterValues): string {
  const query = new URLSearchParams()
  if (values['q']?.trim()) query.set('q', values['q'].trim())
  for (const key of ['agency', 'market', 'skill', 'language', 'favourite']) {
    const chosen = choiceIn(values[key])
    if (chosen.length > 0) query.set(key, chosen.join(','))
  }
  return query.toString()
}
