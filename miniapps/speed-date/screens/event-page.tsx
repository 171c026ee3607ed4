import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { SPEED_DATE } from '../../domain/speed-date/speed-date.ts'
import { ApprovalBar } from '../../kit/document/approval/approval-bar.tsx'
import documentSheet from '../../kit/document/document.css?sheet'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { useFollowed, useMyDocuments } from '../../kit/document/my-documents.ts'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { PresentPeople } from '../../kit/document/present-people.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { FeedbackSummary } from '../parts/feedback-summary.tsx'
import { LiveBoard } from '../parts/live-board.tsx'
import { MySchedule } from '../parts/my-schedule.tsx'
import { NotSavedNote } from '../parts/not-saved-note.tsx'
import { Rounds } from '../parts/rounds.tsx'
import { Setup } from '../parts/setup.tsx'
import { questionOf } from '../parts/question-of.ts'
import { statusOf } from '../parts/status-of.ts'
import { useEvent } from '../parts/use-event.ts'
import { useFeedback } from '../parts/use-feedback.ts'
import { words } from '../words/words.ts'

export function EventPage({ params }: ScreenProps) {
  const id = params['eventId']!
  const { basePath } = useMiniApp().route
  const client = useMyDocuments()
  useSheet(documentSheet)
  const { data, error, loading, reload } = useResource(id, () =>
    client.open(SPEED_DATE, null, id, `${basePath}/${id}`),
  )
  useFollowed(client, data ?? null)
  if (error && !data) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label={words('loadingEvent')} lines={[40, 90, 80]} lineHeight={3} />
  return <Event id={id} client={client} document={data} />
}

interface EventProps {
  id: string
  client: DocumentClient
  document: OpenDocument<null>
}

function Event({ id, client, document }: EventProps) {
  const { portal, route } = useMiniApp()
  const format = useFormat()
  const event = useEvent(id, document)
  const feedback = useFeedback(id)
  const { summary } = feedback
  const [values, setValues] = useAddressValues(['view'])
  useBreadcrumbDetail(event.title)
  const first = event.isDraft ? 'setup' : event.status === 'running' ? 'live' : 'mine'
  return (
    <>
      <PageHeader title={event.title} actions={<PresentPeople document={document} />} />
      <ApprovalBar
        client={client}
        document={document}
        statusOf={statusOf}
        titleOf={(action) => words(action as 'begin' | 'plan' | 'finish' | 'reopen' | 'delete')}
        questionOf={(action) => questionOf(event, action, format)}
        primary={event.isDraft ? 'begin' : 'finish'}
        onDone={(action) => (action === 'delete' ? portal.navigate(route.basePath) : setValues({}))}
      />
      <NotSavedNote client={client} document={document} />
      <TabPanels
        label={words('views')}
        current={values['view'] === 'feedback' && !summary ? 'mine' : (values['view'] ?? first)}
        onChange={(view) => setValues({ view })}
        tabs={[
          { key: 'setup', label: words('setup'), content: () => <Setup event={event} /> },
          { key: 'rounds', label: words('rounds'), content: () => <Rounds event={event} /> },
          { key: 'live', label: words('live'), content: () => <LiveBoard event={event} /> },
          {
            key: 'mine',
            label: words('mine'),
            content: () => <MySchedule event={event} feedback={feedback} />,
          },
          ...(summary
            ? [
                {
                  key: 'feedback',
                  label: words('feedback'),
                  content: () => <FeedbackSummary event={event} summary={summary} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
