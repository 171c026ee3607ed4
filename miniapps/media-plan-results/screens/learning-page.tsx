import { LEARNING } from '../../domain/deliveries/learning.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { LEARNING_WORDS } from '../learning-words.ts'
import { words } from '../words/words.ts'

/** One learning: what to do next time, and the figures that show it. */
export const LearningPage = ({ params }: ScreenProps) => (
  <DocumentPage of={LEARNING} id={params['id']!} words={LEARNING_WORDS} primary="share">
    <Card>
      <TextOf path="text" label={words('learning.text')} lines={4} />
      <TextOf path="evidence" label={words('evidence')} lines={4} />
    </Card>
  </DocumentPage>
)
