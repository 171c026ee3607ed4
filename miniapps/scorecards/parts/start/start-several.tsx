import { useRef, useState } from 'react'
import { ListChecks } from 'lucide'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { useCommand } from '../../../kit/bridge/use-command.ts'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { Button } from '../../../kit/controls/button.tsx'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import { words } from '../../words/words.ts'
import { StartDialog } from './start-dialog.tsx'

interface StartSeveralProps {
  audits: readonly ScorecardOverview[]
  client: DocumentClient
  brandId: string
  onStarted(): void
}

/** Audits that are begun, or begun anew, by starting them. */
const canStart = ({ status }: ScorecardOverview): boolean =>
  status === 'not-started' || status === 'submitted' || status === 'reviewed'

/** A quarter begins with all audits of a brand: they are started in one go. */
export function StartSeveral({ audits, ...rest }: StartSeveralProps) {
  const startable = audits.filter(canStart)
  return startable.length > 1 ? <StartButton audits={startable} {...rest} /> : null
}

function StartButton(props: StartSeveralProps) {
  const [isOpen, setIsOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusPassedOn(part, 'h1')
  const open = () => setIsOpen(true)
  const title = words('action.startSeveral')
  useCommand({ id: 'start-audits', title, hint: words('app'), run: open })
  return (
    <div ref={part}>
      <Button size="s" icon={ListChecks} onClick={open}>
        {words('startSeveral.open')}
      </Button>
      {isOpen && <StartDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
