import { PLAN } from '../../domain/plans/plan.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { Plan } from '../parts/plan.tsx'
import { PlanWorldProvider } from '../parts/plan-world.tsx'
import { ToResults } from '../parts/to-results.tsx'
import { PLAN_WORDS } from '../plan-words.ts'

/** One plan: its head, its lines by weeks, and what they reach. */
export function PlanPage({ params }: ScreenProps) {
  const page = { of: PLAN, id: params['id']!, words: PLAN_WORDS, primary: ['submit', 'approve'] }
  return (
    <DocumentPage {...page} actions={<ToResults />}>
      <PlanWorldProvider>
        <Plan />
      </PlanWorldProvider>
    </DocumentPage>
  )
}
