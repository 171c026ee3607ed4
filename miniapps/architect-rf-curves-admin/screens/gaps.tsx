import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { CREATE, ViewTabs } from '../parts/app-head.tsx'
import { GapTable } from '../parts/gap-table.tsx'
import { PackTools } from '../parts/pack-tools.tsx'
import { useApproved } from '../parts/use-approved.ts'
import { useCurveLines } from '../parts/use-curve-lines.ts'
import { useLibrary } from '../parts/use-touchpoints.ts'
import { words } from '../words/words.ts'

/** Which touchpoint has a curve in which market, and which has none. */
export function Gaps() {
  const { title } = useMiniApp().portal.app
  const lines = useCurveLines()
  const approved = useApproved()
  const library = useLibrary()
  const all = [lines, approved, library]
  const { data, reload } = lines
  const error = all.find((each) => each.error)?.error
  return (
    <>
      <PageHeader
        title={title}
        subtitle={words('lead')}
        actions={
          <>
            <PackTools lines={data ?? []} onChanged={reload} />
            <ActionBar actions={[CREATE]} on={undefined} />
          </>
        }
      />
      <ViewTabs current="gaps" />
      {data?.length === 0 ? (
        <EmptyState title={words('empty')}>{words('emptyHint')}</EmptyState>
      ) : data && approved.data && library.data ? (
        <GapTable lines={data} approved={approved.data} />
      ) : error ? (
        <ErrorState
          problem={error}
          onRetry={() => all.forEach((each) => each.reload())}
          busy={all.some(({ loading }) => loading)}
        />
      ) : (
        <Skeleton
          label={kitWords('loading', { what: title })}
          lines={[100, 100, 100, 100, 100, 100]}
          lineHeight={2}
        />
      )}
    </>
  )
}
