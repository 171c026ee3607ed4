import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { MarketsAnswer } from '../domain/markets/market-answers.ts'
import { requestJson, type JsonRequest } from '../kit/bridge/request-json.ts'
import { useLiveNews } from '../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../kit/bridge/use-resource.ts'

/** `/api/markets/GB?agency=msix`; what is '' or undefined is left out. */
export function marketsAt(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api/markets${path}?${new URLSearchParams(given).toString()}`
}

export const ask = <Answer>(
  portal: MiniAppPortal,
  address: string,
  request: JsonRequest = {},
): Promise<Answer> => requestJson(portal, address, request)

/** All markets of the page's agency; they come anew when somebody has changed one. */
export function useMarkets(): Resource<MarketsAnswer> {
  const { portal, context } = useMiniApp()
  const at = marketsAt('', { agency: context.tenant.code })
  const markets = useResource<MarketsAnswer>(at, (signal) => ask(portal, at, { signal }), 'markets')
  useLiveNews('catalogue', markets.reload)
  return markets
}
