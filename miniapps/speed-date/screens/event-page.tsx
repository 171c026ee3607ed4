import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { SPEED_DATE } from '../../domain/speed-date/speed-date.ts'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { EVENT_WORDS } from '../event-words.ts'
import { FeedbackSummary } from '../parts/feedback-summary.tsx'
import { LiveBoard } from '../parts/live-board.tsx'
import { MySchedule } from '../parts/my-schedule.tsx'
import { Rounds } from '../parts/rounds.tsx'
import { Setup } from '../parts/setup.tsx'
import { useEvent } from '../parts/use-event.ts'
import { useFeedback } from '../parts/use-feedback.ts'
import { words } from '../words/words.ts'

export function EventPage({ params }: ScreenProps) {
  const id = params['eventId']!
  const [{ view }, setValues] = useAddressValues(['view'])
  return (
    <DocumentPage
      of={SPEED_DATE}
      id={id}
      words={EVENT_WORDS}
      primary={['begin', 'finish']}
      onDone={() => setValues({})}
    >
      <Views id={id} view={view} onChange={(next) => setValues({ view: next })} />
    </DocumentPage>
  )
}

interface ViewsProps {
  id: string
  view: string | undefined
  onChange(view: string): void
}

function Views({ id, view, onChange }: ViewsProps) {
  const event = useEvent(id)
  const feedback = useFeedback(id)
  const { summary } = feedback
  const first = event.isDraft ? 'setup' : event.status === 'running' ? 'live' : 'mine'
  const tabs = [
    { key: 'setup', label: words('setup'), content: () => <Setup event={event} /> },
    { key: 'rounds', label: words('rounds'), content: () => <Rounds event={event} /> },
    { key: 'live', label: words('live'), content: () => <LiveBoard event={event} /> },
    { key: 'mine', label: words('mine'), content: () => <MySchedule event={event} feedback={feedback} /> },
  ]
  const results = summary && {
    key: 'feedback',
    label: words('feedback'),
    content: () => <FeedbackSummary event={event} summary={summary} />,
  }
  return (
    <TabPanels
      label={words('views')}
      current={view === 'feedback' && !summary ? 'mine' : (view ?? first)}
      onChange={onChange}
      tabs={results ? [...tabs, results] : tabs}
    />
  )
}
