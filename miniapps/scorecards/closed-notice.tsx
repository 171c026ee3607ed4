import { useRef } from 'react'
import { TriangleAlert } from 'lucide'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../kit/controls/button.tsx'
import { Icon } from '../kit/controls/icon.tsx'
import { useAudit } from './audit-context.ts'

/** Somebody has submitted the audit: at the top of the page, and where an answer came too late. */
export function ClosedNotice() {
  const { reload } = useAudit()
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, '[data-question]')
  return (
    <div className="os-notice save-failure" data-tone="warning" ref={notice}>
      <Icon of={TriangleAlert} />
      <p>
        This audit was submitted meanwhile. What is not saved is kept for you to copy, also when the audit is
        loaded anew.
      </p>
      <Button size="s" onClick={reload}>
        Load the audit as it is now
      </Button>
    </div>
  )
}
