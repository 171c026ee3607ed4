import { type ReactNode, useState } from 'react'
import { Upload } from 'lucide'
import type { PlanDeliveries } from '../../domain/deliveries/wire.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { Results } from '../parts/results.tsx'
import { ResultsExports } from '../parts/results-exports.tsx'
import { ResultsProvider } from '../parts/results-world.tsx'
import { SourceChoice } from '../parts/source-choice.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Reading files is for the few moments in which one comes in. */
const ImportDialog = lazily(async () => (await import('../parts/report/import-dialog.tsx')).ImportDialog)

/** Results of one plan. */
export function ResultsPage({ params }: ScreenProps) {
  const place = usePlace(PLAN)
  const [source, setSource] = useState('')
  const answer = useAnswer<PlanDeliveries>(
    'deliveries',
    place && withQuery(`/${place}/plans/${params['id']!}`, source ? { source } : {}),
  )
  return (
    <Loaded of={answer} label={kitWords('loading', { what: words('plan') })}>
      {(plan) => (
        <ResultsOf plan={plan} place={place!} reload={answer.reload}>
          <SourceChoice of={plan.sources} value={source} onChange={setSource} />
        </ResultsOf>
      )}
    </Loaded>
  )
}

interface ResultsOfProps {
  plan: PlanDeliveries
  place: string
  reload(): void
  children: ReactNode
}

function ResultsOf({ plan, place, reload, children }: ResultsOfProps) {
  const format = useFormat()
  const [isImporting, setImporting] = useState(false)
  const { approval, fields, sources } = plan
  const title = plan.title || planningWords('untitledPlan')
  useBreadcrumbDetail(title)
  const hasFigures = sources.length > 0
  const importing = (
    <Button variant="primary" icon={Upload} onClick={() => setImporting(true)}>
      {words('import')}
    </Button>
  )
  const period = [fields['start'], fields['end']].map((day) => format.date(day as string)).join(' – ')
  return (
    <ResultsProvider plan={plan} place={place} reload={reload}>
      <PageHeader
        title={title}
        subtitle={words('measuredBy', { version: approval ?? words('notApproved'), period })}
        actions={
          hasFigures && (
            <>
              <ResultsExports />
              {importing}
            </>
          )
        }
      />
      {children}
      {hasFigures ? (
        <Results />
      ) : (
        <EmptyState title={words('noFigures')} action={approval !== null && importing}>
          {words(approval === null ? 'noApproval' : 'noFiguresText')}
        </EmptyState>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </ResultsProvider>
  )
}
