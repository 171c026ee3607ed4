import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { loadThings } from '../load-things.ts'
import { words } from '../words/words.ts'
import { ThingLines } from '../parts/thing-lines.tsx'

export function ThingList() {
  const { portal } = useMiniApp()
  const { data, error, loading, reload } = useResource(
    'things',
    (signal) => loadThings(portal, signal),
    'things',
  )
  return (
    <>
      <PageHeader title={portal.app.title} />
      {error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : !data ? (
        <Skeleton label={words('loadingList')} lines={[60, 75, 50]} lineHeight={2} />
      ) : data.length === 0 ? (
        <EmptyState title={words('empty')}>{words('emptyHint')}</EmptyState>
      ) : (
        <ThingLines things={data} />
      )}
    </>
  )
}
