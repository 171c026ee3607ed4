import { useEffect } from 'react'
import { CircleCheck } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'
import { planPath } from './plan-path.ts'
import { changesText } from './upload-columns.tsx'
import type { Upload } from './use-upload.ts'

/** Outcome of the file, and the way to the plan. */
export function DoneStep({ upload: { imported, restart } }: { upload: Upload }) {
  const { portal } = useMiniApp()
  const { plan, ...counts } = imported!
  const title = words('done', { title: plan.title })
  useEffect(() => portal.announce(title), [portal, title])
  return (
    <EmptyState
      icon={CircleCheck}
      title={title}
      action={
        <>
          <Link look="primary" to={planPath(plan.id)}>
            {words('toPlan')}
          </Link>
          <Button onClick={restart}>{words('otherFile')}</Button>
        </>
      }
    >
      {changesText(counts)}
      {counts.removed > 0 && ` · ${words('count.removed', { count: counts.removed })}`}
    </EmptyState>
  )
}
