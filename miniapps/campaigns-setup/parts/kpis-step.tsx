import { kpiFindings } from '../../domain/campaigns/campaign-problems.ts'
import { KPIS_MAX } from '../../domain/campaigns/limits.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { FindingNote } from '../../kit/planning/finding-note.tsx'
import { Objectives } from '../../kit/planning/objectives.tsx'
import { sharedProblem } from '../../kit/planning/shared-words.ts'
import { StepCard } from './step-card.tsx'

/** What is measured, and whether it can be missed: errors stop the campaign, warnings want a reason. */
export function KpisStep() {
  const found = kpiFindings(useBody())
  return (
    <StepCard step="kpis">
      <Objectives
        of="kpis"
        most={KPIS_MAX}
        checks={(at) =>
          found
            .filter(({ path }) => at !== undefined && path.startsWith(`${at}/`))
            .map(({ code, severity, reason }) => (
              <FindingNote key={code} text={sharedProblem(code)!} {...{ severity, reason }} />
            ))
        }
      />
    </StepCard>
  )
}
