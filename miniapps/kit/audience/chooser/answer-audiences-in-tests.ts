import type { Edition } from '../../../domain/audience/edition.ts'

/** Answers `/api/audiences/…` as the server does: a list that is searched and narrowed, its facets, an edition by its version; else undefined. */
export function answerAudiences(editions: readonly Edition[], address: string): Response | undefined {
  const { pathname, searchParams } = new URL(address, 'https://portal.example')
  const [, brand, id, version] =
    /^\/api\/audiences\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(pathname) ?? []
  if (!brand) return undefined
  if (version) {
    const found = editions.find((each) => each.id === id && each.version === Number(version))
    return found ? Response.json({ data: found }) : Response.json({}, { status: 404 })
  }
  const newest = editions.filter((each) => each.version === each.latest)
  if (id === 'facets') {
    const markets = [...new Set(newest.flatMap((each) => each.markets))]
    const datasets = new Map(newest.map((each) => [each.dataset, each.datasetName]))
    return Response.json({
      data: {
        market: markets.map((market) => ({ id: market, name: market, count: 1 })),
        dataset: [...datasets].map(([dataset, name]) => ({ id: dataset, name, count: 1 })),
      },
    })
  }
  const [q, market, dataset] = ['q', 'market', 'dataset'].map((name) => searchParams.get(name) ?? '')
  const data = newest.filter(
    (each) =>
      each.title.toLowerCase().includes(q!.toLowerCase()) &&
      (!market || each.markets.includes(market)) &&
      (!dataset || each.dataset === dataset),
  )
  return Response.json({ data, next: null, total: data.length })
}
