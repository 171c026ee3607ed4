import { useStore } from '@nanostores/react'
import {
  CUT_STEPS,
  DIMENSION_ORDER,
  dimensionPath,
  LEVEL_STEPS,
  orderIn,
  questionPath,
  type QuestionPart,
  scorecardInDraft,
} from '../../../domain/scorecards/draft/draft-fields.ts'
import { textAt } from '../../../domain/document/change.ts'
import { isInOrder, isWhole } from '../../../domain/scorecards/measure.ts'
import { MEASURE_UNITS } from '../../../domain/scorecards/scorecard.ts'
import { DateOf } from '../../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { rangeWords } from '../range-words.ts'
import { useDraft } from './draft-context.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

const MARKS = [1, 2, 3, 4, 5]

/** All that a question says, under the words of what it is for. */
export function QuestionForm({ id }: { id: string }) {
  const { number } = useFormat()
  const marks = MARKS.map((value) => ({ value, label: number(value) }))
  const at = (part: QuestionPart) => questionPath(id, part)
  return (
    <div className="draft-form">
      <TextOf path={at('text')} label={words('field.text')} lines={2} />
      <TextOf path={at('help')} label={words('field.help')} help={words('field.helpHelp')} lines={3} />
      <div className="draft-pair">
        <DimensionChoice id={id} />
        <SelectOf
          options={marks}
          path={at('weight')}
          label={words('field.weight')}
          help={words('field.weightHelp')}
        />
        <TextOf path={at('evidenceType')} label={words('field.evidenceType')} />
        <TextOf path={at('ownerRole')} label={words('field.ownerRole')} />
      </div>
      <MeasureAndLevels id={id} />
      <fieldset className="draft-part">
        <legend className="os-subtitle">{appWords('part.recommendation')}</legend>
        <TextOf path={at('recommendation/text')} label={words('field.recommendation')} lines={2} />
        <div className="draft-pair">
          <SelectOf options={marks} path={at('recommendation/impact')} label={words('field.impact')} />
          <SelectOf options={marks} path={at('recommendation/effort')} label={words('field.effort')} />
        </div>
      </fieldset>
    </div>
  )
}

function DimensionChoice({ id }: { id: string }) {
  const { document } = useDraft()
  useStore(document.$fields)
  const { body } = document
  const options = orderIn(body, DIMENSION_ORDER).map((dimension) => ({
    value: dimension,
    label: textAt(body, dimensionPath(dimension)) || words('value.empty'),
  }))
  return <SelectOf path={questionPath(id, 'dimension')} label={words('field.dimension')} options={options} />
}

/** The figures stand with the measure, the words with the levels: each level shows the range that it gets. */
function MeasureAndLevels({ id }: { id: string }) {
  const { document } = useDraft()
  const format = useFormat()
  useStore(document.$fields)
  const at = (part: QuestionPart) => questionPath(id, part)
  const measure = scorecardInDraft(document.body).questions.find((each) => each.id === id)?.measure
  const isReady = measure && isInOrder(measure)
  const unit = measure?.unit ?? 'percent'
  const better = (['higher', 'lower'] as const).map((value) => ({ value, label: words(`better.${value}`) }))
  return (
    <>
      <fieldset className="draft-part">
        <legend className="os-subtitle">{words('part.measure')}</legend>
        <TextOf path={at('measure/name')} label={words('field.measure')} help={words('field.measureHelp')} />
        <div className="draft-pair">
          <SelectOf
            path={at('measure/unit')}
            label={words('field.unit')}
            options={MEASURE_UNITS.map((value) => ({ value, label: words(`unit.${value}`) }))}
          />
          <SelectOf path={at('measure/better')} label={words('field.better')} options={better} />
        </div>
        <div className="draft-cuts">
          {CUT_STEPS.map((step) => (
            <NumberOf
              key={step}
              path={at(`cuts/${step}`)}
              label={words('field.cut', { level: step + 1 })}
              digits={isWhole(unit) ? 0 : 2}
              unit={unit === 'percent' ? '%' : undefined}
            />
          ))}
        </div>
        <p className="os-help">{words('field.cutHelp')}</p>
      </fieldset>
      <fieldset className="draft-part">
        <legend className="os-subtitle">{words('part.levels')}</legend>
        {LEVEL_STEPS.map((step) => (
          <TextOf
            key={step}
            path={at(`levels/${step}`)}
            label={appWords('answer.level', { level: step })}
            lines={2}
            help={isReady ? rangeWords(measure, step, format) : undefined}
          />
        ))}
        <TextOf path={at('lift')} label={words('field.lift')} help={words('field.liftHelp')} lines={2} />
        <div className="draft-pair">
          <TextOf path={at('source/name')} label={words('field.source')} />
          <DateOf path={at('source/on')} label={words('field.sourceDate')} />
        </div>
      </fieldset>
    </>
  )
}
