import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { CreatePlan } from '../../kit/planning/create-plan.tsx'
import { CAMPAIGN_WORDS } from '../campaign-words.ts'
import { BriefStep } from '../parts/brief-step.tsx'
import { BudgetStep } from '../parts/budget-step.tsx'
import { CloneButton } from '../parts/clone-button.tsx'
import { FlightsStep } from '../parts/flights-step.tsx'
import { KpisStep } from '../parts/kpis-step.tsx'
import { NameStep } from '../parts/name-step.tsx'
import { ReviewStep } from '../parts/review-step.tsx'
import { Steps } from '../parts/steps.tsx'
import { Summary } from '../parts/summary.tsx'
import { TrackingStep } from '../parts/tracking-step.tsx'

const PRIMARY = ['plan', 'submit', 'approve', 'resume']

/** One campaign, step by step on one page: everything in it saves by itself. */
export function CampaignPage({ params }: ScreenProps) {
  const page = { of: CAMPAIGN, id: params['id']!, words: CAMPAIGN_WORDS, primary: PRIMARY }
  return (
    <DocumentPage
      {...page}
      actions={
        <>
          <CreatePlan from="campaign" />
          <CloneButton />
        </>
      }
      lead={<Summary />}
    >
      <Steps />
      <BriefStep />
      <KpisStep />
      <BudgetStep />
      <FlightsStep />
      <NameStep />
      <TrackingStep />
      <ReviewStep />
    </DocumentPage>
  )
}
