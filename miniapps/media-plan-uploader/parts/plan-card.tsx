import type { MatchedLines } from '../../domain/uploads/match-lines.ts'
import type { HeldOfVendor } from '../../domain/uploads/wire.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { words } from '../words/words.ts'
import { changesText } from './upload-columns.tsx'

export const NEW_PLAN = 'new'

interface PlanCardProps {
  held: HeldOfVendor['held']
  /** Id of the plan that is changed, or `new`. */
  choice: string
  onChoice(plan: string): void
  changes: MatchedLines | undefined
  nameOf(line: string): string
  removed: ReadonlySet<string>
  onRemove(line: string, isRemoved: boolean): void
}

/** Whether the vendor's plan is changed or a new one is made, and what that would change. */
export const PlanCard = ({ held, choice, onChoice, changes, nameOf, removed, onRemove }: PlanCardProps) => (
  <Card title={words('plan')}>
    {held ? (
      <RadioGroup
        label={words('planChoice')}
        hideLabel
        value={choice}
        onChange={onChoice}
        options={[
          {
            value: held.plan.id,
            label: words('planChoice.change', { title: held.plan.title }),
            disabled: held.plan.status !== 'draft',
            ...(held.plan.status !== 'draft' && { description: words('planChoice.closed') }),
          },
          { value: NEW_PLAN, label: words('planChoice.new') },
        ]}
      />
    ) : (
      <p>{words('planChoice.first')}</p>
    )}
    {changes && <p role="status">{changesText(countsOf(changes))}</p>}
    {changes && changes.missing.length > 0 && (
      <fieldset className="os-field missing-lines">
        <legend className="os-label">{words('missingLines')}</legend>
        <p className="os-help">{words('missingLines.help')}</p>
        {changes.missing.map((line) => (
          <Checkbox
            key={line}
            label={words('removeLine', { line: nameOf(line) })}
            checked={removed.has(line)}
            onChange={(isRemoved) => onRemove(line, isRemoved)}
          />
        ))}
      </fieldset>
    )}
  </Card>
)

const countsOf = ({ inserted, updated, missing }: MatchedLines) => ({
  inserted: inserted.length,
  updated: updated.length,
  missing: missing.length,
})
