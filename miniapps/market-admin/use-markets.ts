import type { Markets } from '../domain/markets/market-answers.ts'
import { useApi } from '../kit/bridge/use-api.ts'
import { useLiveNews } from '../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../kit/bridge/use-resource.ts'
import { withQuery } from '../kit/bridge/with-query.ts'

/** All markets of the page's agency; they come anew when somebody has changed one. */
export function useMarkets(): Resource<Markets> {
  const { context } = useMiniApp()
  const api = useApi('markets')
  const path = withQuery('', { agency: context.tenant.code })
  const markets = useResource<Markets>(path, (signal) => api.get(path, signal), 'markets')
  useLiveNews('catalogue', markets.reload)
  return markets
}
