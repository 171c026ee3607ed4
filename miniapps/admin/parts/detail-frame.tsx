import type { ReactNode } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import type { Panel } from './admin-tabs.tsx'

interface DetailFrameProps<Data> {
  /** The list that it stands in. */
  panel: Panel
  back: string
  loading: string
  resource: Pick<Resource<Data>, 'data' | 'error' | 'loading' | 'reload'>
  children(data: Data): ReactNode
}

/** Around one person, role, group or review: the way back to the list, its shape while it loads, what went wrong. */
export function DetailFrame<Data>({ panel, back, loading, resource, children }: DetailFrameProps<Data>) {
  const basePath = useMiniApp(({ route }) => route.basePath)
  return (
    <>
      <Link className="admin-back" to={`${basePath}/panel/${panel}`}>
        {back}
      </Link>
      <Loaded of={resource} label={loading} lines={[40, 100, 100]} lineHeight={3}>
        {children}
      </Loaded>
    </>
  )
}
