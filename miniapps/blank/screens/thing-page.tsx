import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { words } from '../words/words.ts'
import { loadThings } from '../load-things.ts'

export function ThingPage({ params }: ScreenProps) {
  const { portal, route } = useMiniApp()
  const { data, error, loading, reload } = useResource(
    'things',
    (signal) => loadThings(portal, signal),
    'things',
  )
  const thing = data?.find(({ id }) => id === params['thingId'])
  useBreadcrumbDetail(thing?.name)
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingPage')} />
  const back = <Link to={route.basePath}>{words('back')}</Link>
  if (!thing) return <EmptyState title={words('gone')} action={back} />
  return (
    <>
      <PageHeader title={thing.name} />
      {back}
    </>
  )
}
