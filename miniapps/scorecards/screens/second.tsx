import { Loaded } from '../../kit/controls/loaded.tsx'
import { UsersRound } from 'lucide'
import type { Assessors } from '../../domain/scorecards/assessors.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { useTryAgain } from '../../kit/bridge/use-try-again.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { AddAssessor } from '../parts/assessors/add-assessor.tsx'
import { AgreementCard } from '../parts/assessors/agreement-card.tsx'
import { AssessorList } from '../parts/assessors/assessor-list.tsx'
import { Differences } from '../parts/assessors/differences.tsx'
import { words } from '../parts/assessors/words/words.ts'
import { useAudit } from '../parts/run/audit-context.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import sheet from './second.css?sheet'

/** Two assessors of one audit: how the second begins, how far both are, and where they differ in the end. */
export function Second() {
  const { scorecard, assessors, path } = useAudit()
  const found = useResource(scorecard.id, assessors)
  const { data, reload } = found
  // The other assessor's run is blind, so nothing tells this page when it is submitted.
  useTryAgain(Boolean(data?.first && !data.compared), reload)
  useSheet(sheet)
  useAppBreadcrumbs(scorecard.title, words('title'), path('intro'))
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={words('title')} subtitle={words('lead')} />
      <Loaded of={found} label={words('loading')} lines={[100, 100]} lineHeight={9}>
        {(all) => (all.first ? <Found assessors={all} /> : <Nobody />)}
      </Loaded>
    </div>
  )
}

function Found({ assessors }: { assessors: Assessors }) {
  const { second, compared, agreed } = assessors
  return (
    <div className="second">
      <AssessorList assessors={assessors} />
      {!second && <AddAssessor isFirst={assessors.you === 'first'} />}
      {compared && <AgreementCard {...compared} />}
      {compared && <Differences assessors={assessors} answers={compared.answers} agreed={agreed} />}
    </div>
  )
}

function Nobody() {
  const { path } = useAudit()
  const action = (
    <Link look="primary" to={path('intro')}>
      {words('toAudit')}
    </Link>
  )
  return (
    <EmptyState icon={UsersRound} title={words('none.title')} action={action}>
      {words('none.text')}
    </EmptyState>
  )
}
