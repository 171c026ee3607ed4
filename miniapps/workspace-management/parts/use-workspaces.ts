import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { type Pages, usePages } from '../../kit/list/use-pages.ts'

/** Workspaces come anew when somebody has changed what the person may see of them. */
export function useWorkspaces<Row>(path: string): Pages<Row> {
  const pages = usePages<Row>('workspaces', path, path)
  useLiveNews('rights', pages.reload)
  return pages
}
