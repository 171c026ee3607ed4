import { campaignProblems } from '../../domain/campaigns/campaign-problems.ts'
import { stepOf } from '../../domain/campaigns/steps.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { CAMPAIGN_WORDS } from '../campaign-words.ts'
import { words } from '../words/words.ts'
import { AgainstBrief } from './against-brief.tsx'
import { StepCard } from './step-card.tsx'

/** Everything that keeps the campaign from being submitted, and how it differs from its brief. */
export function ReviewStep() {
  const problems = campaignProblems(useBody())
  return (
    <StepCard step="review">
      {problems.length === 0 ? (
        <p>{words('ready')}</p>
      ) : (
        <>
          <p>{words('toDo', { count: problems.length })}</p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.code}`}>
                {words('toDoAt', {
                  step: words(`step.${stepOf(problem.path)}`),
                  problem: CAMPAIGN_WORDS.problemOf!(problem),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <AgainstBrief />
    </StepCard>
  )
}
