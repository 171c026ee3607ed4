import { SurveyPicker } from '../../kit/audience/frame/survey-picker.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { words } from '../words/words.ts'
import { useBuilderWorld } from './builder-world.tsx'

/** The survey that is counted, its version, waves, weight and base. */
export function BasisCard() {
  const { basis, survey } = useBuilderWorld()
  return (
    <Card title={words('data')} className="builder-basis">
      <SurveyPicker basis={basis} survey={survey} label={words('data')} />
    </Card>
  )
}
