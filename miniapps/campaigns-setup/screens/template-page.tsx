import { NAME_LENGTH_LEAST, NAME_MAX_CHARACTERS } from '../../domain/campaigns/limits.ts'
import { NAMING_TEMPLATE, SEPARATORS } from '../../domain/campaigns/naming-template.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { TemplateParts } from '../parts/templates/template-parts.tsx'
import { TryTemplate } from '../parts/templates/try-template.tsx'
import { TEMPLATE_WORDS } from '../template-words.ts'
import { words } from '../words/words.ts'

const PRIMARY = ['publish', 'revise']

/** One naming template: its parts, and a place to try what they compile to. */
export function TemplatePage({ params }: ScreenProps) {
  return (
    <DocumentPage of={NAMING_TEMPLATE} id={params['id']!} words={TEMPLATE_WORDS} primary={PRIMARY}>
      <Card title={words('template.parts')}>
        <div className="fields">
          <SelectOf
            path="separator"
            label={words('template.separator')}
            options={SEPARATORS.map((sign) => ({ value: sign, label: sign }))}
          />
          <NumberOf
            path="length"
            label={words('template.length')}
            min={NAME_LENGTH_LEAST}
            max={NAME_MAX_CHARACTERS}
            digits={0}
          />
        </div>
        <TemplateParts />
      </Card>
      <TryTemplate />
    </DocumentPage>
  )
}
