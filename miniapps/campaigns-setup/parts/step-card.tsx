import type { ReactNode } from 'react'
import type { CampaignStep } from '../../domain/campaigns/steps.ts'
import { Card } from '../../kit/controls/card.tsx'
import { words } from '../words/words.ts'

/** A step of the page, to which the list of steps leads. */
export const StepCard = ({ step, children }: { step: CampaignStep; children: ReactNode }) => (
  <div data-step={step} tabIndex={-1}>
    <Card title={words(`step.${step}`)}>{children}</Card>
  </div>
)
