import { useRef } from 'react'
import { TriangleAlert } from 'lucide'
import { DISCARDED } from '../../../domain/scorecards/run-status.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useAudit } from './audit-context.ts'
import { words } from '../../words/words.ts'

/** Somebody has submitted or discarded the audit: at the top of the page, and where an answer came too late. */
export function ClosedNotice() {
  const { answers, reload } = useAudit()
  const isDiscarded = answers?.run.$about.get().status === DISCARDED
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, '[data-question]')
  return (
    <div className="os-notice save-failure" data-tone="warning" ref={notice}>
      <Icon of={TriangleAlert} />
      <p>{words(isDiscarded ? 'closed.discarded' : 'closed')}</p>
      <Button size="s" onClick={reload}>
        {words('action.loadAnew')}
      </Button>
    </div>
  )
}
