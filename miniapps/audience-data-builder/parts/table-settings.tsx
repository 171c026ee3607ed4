import { type Measure, MEASURES, ADJUSTMENTS } from '../../domain/crosstab/crosstab-document.ts'
import { adjustmentOf, measuresOf, turnMeasure } from '../../domain/crosstab/table-settings.ts'
import { textAt } from '../../domain/document/change.ts'
import { BasisPicker } from '../../kit/audience/frame/basis-picker.tsx'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AudienceButton } from './audience-button.tsx'
import { useCrosstab, useReadable } from './crosstab-world.tsx'

/** The people of the table, the figures in its cells, and the adjustment of its tests. */
export function TableSettings() {
  const { body, change, changeBasis, datasets, basis, survey, isClosed } = useCrosstab()
  const readable = useReadable()
  const { regionName } = useFormat()
  const slices = survey.dataset.slices
    .filter(({ id }) => basis.slices.includes(id))
    .map(({ market, wave }) => `${regionName(market)} ${wave}`)
  return (
    <details className="os-card crosstab-settings">
      <summary>
        <h2 className="os-subtitle">{words('settings')}</h2>
        <span className="os-muted" dir="auto">
          {[survey.dataset.name, slices.join(', '), readable(basis.base)].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <BasisPicker
        datasets={datasets}
        basis={basis}
        disabled={isClosed}
        onChange={changeBasis}
        chooseBase={
          <div className="crosstab-people">
            <NamedPeople rule={basis.base} />
            <AudienceButton label={words('audienceAsBase')} onChoose={(base) => changeBasis({ base })} />
          </div>
        }
      />
      <div className="crosstab-options">
        <div className="crosstab-people">
          <ExpressionField
            label={words('comparison')}
            help={words('comparisonHelp')}
            disabled={isClosed}
            placeholder={words('sameAsBase')}
            value={textAt(body, 'comparison')}
            onChange={(comparison) => change({ comparison: comparison || null })}
          />
          <NamedPeople rule={textAt(body, 'comparison')} />
          <AudienceButton
            label={words('audienceToCompare')}
            onChoose={(comparison) => change({ comparison })}
          />
        </div>
        <Select
          label={words('adjustment')}
          disabled={isClosed}
          value={adjustmentOf(body)}
          options={ADJUSTMENTS.map((value) => ({ value, label: words(`adjustment.${value}`) }))}
          onChange={(adjustment) => change({ adjustment })}
        />
        <Measures />
      </div>
    </details>
  )
}

function Measures() {
  const { body, change, isClosed } = useCrosstab()
  const measures = new Set(measuresOf(body))
  const turn = (measure: Measure) => () => change(turnMeasure(body, measure))
  return (
    <fieldset className="crosstab-measures">
      <legend className="os-label">{words('measures')}</legend>
      {MEASURES.map((measure) => (
        <Checkbox
          key={measure}
          label={words(`measure.${measure}`)}
          checked={measures.has(measure)}
          disabled={isClosed || (measures.has(measure) && measures.size === 1)}
          onChange={turn(measure)}
        />
      ))}
    </fieldset>
  )
}

/** Audiences of a rule by their titles, below the text that has their ids. */
function NamedPeople({ rule }: { rule: string }) {
  const named = useReadable()(rule)
  return named !== rule && <p className="os-help">{named}</p>
}
