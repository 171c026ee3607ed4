import type { Confidence } from '../../../domain/scorecards/priority.ts'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { words } from '../../words/words.ts'

const CHOICES: readonly Confidence[] = ['low', 'medium', 'high']

/** How sure the assessor is of an answer: it weighs in the order of what is worth doing. */
export function ConfidenceChoice({
  value,
  onChange,
}: {
  value: Confidence | null
  onChange(confidence: Confidence): void
}) {
  return (
    <RadioGroup
      label={words('part.confidence')}
      layout="row"
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen as Confidence)}
      options={CHOICES.map((each) => ({ value: each, label: words(`confidence.${each}`) }))}
    />
  )
}
