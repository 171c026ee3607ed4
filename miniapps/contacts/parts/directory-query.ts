import type { Query } from '../../kit/bridge/with-query.ts'
import { choiceIn, type FilterValues } from '../../kit/views/filters/filter.ts'

/** The server is asked with this; how people are shown is the browser's. */
export const directoryQuery = ({ q, ...values }: FilterValues): Query => ({
  q,
  ...Object.fromEntries(
    ['agency', 'market', 'skill', 'language', 'favourite'].map((key) => [
      key,
      choiceIn(values[key]).join(','),
    ]),
  ),
})
