import type { ApiName } from '../../../shell/contract/api-bases.ts'
import type { LiveNews } from '../../../shell/contract/live-news.ts'
import { useApi } from './use-api.ts'
import { useLiveNews } from './use-live-news.ts'
import { type Resource, useResource } from './use-resource.ts'

interface AnswerOptions {
  /** The last answer to the same person stands there at once under this name. */
  keptAs?: string
  /** It is asked for anew when the server tells of such a change. */
  news?: LiveNews
}

/** The answer of one of our APIs to a GET of a path: `useAnswer('workspaces', '/countries')`. A path of null asks nothing. */
export function useAnswer<Data>(
  name: ApiName,
  path: string | null,
  { keptAs, news }: AnswerOptions = {},
): Resource<Data> {
  const api = useApi(name)
  const answer = useResource<Data>(path, (signal) => api.get(path!, signal), keptAs)
  useLiveNews(news, answer.reload)
  return answer
}
