import type { Markets } from '../domain/markets/market-answers.ts'
import { useAnswer } from '../kit/bridge/use-answer.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { Resource } from '../kit/bridge/use-resource.ts'
import { withQuery } from '../kit/bridge/with-query.ts'

/** All markets of the page's agency; they come anew when somebody has changed one. */
export function useMarkets(): Resource<Markets> {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  return useAnswer<Markets>('markets', withQuery('', { agency }), { keptAs: 'markets', news: 'catalogue' })
}
