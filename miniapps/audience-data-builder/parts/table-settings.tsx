import { type Measure, MEASURES, ADJUSTMENTS } from '../../domain/crosstab/crosstab-document.ts'
import { adjustmentOf, basisChanges, measuresOf, turnMeasure } from '../../domain/crosstab/table-settings.ts'
import { textAt } from '../../domain/document/change.ts'
import { BasisPicker } from '../../kit/audience/frame/basis-picker.tsx'
import { ExpressionField } from '../../kit/audience/frame/expression-field.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'

/** Who is counted against whom, what each cell shows, and how tests are adjusted. */
export function TableSettings() {
  const { body, change, datasets, basis, survey, isClosed } = useCrosstab()
  const measures = new Set(measuresOf(body))
  const turn = (measure: Measure) => () => change(turnMeasure(body, measure))
  return (
    <details className="os-card crosstab-settings">
      <summary>
        <h2 className="os-subtitle">{words('settings')}</h2>
        <span className="os-muted" dir="auto">
          {[survey.dataset.name, basis.slices.join(', '), basis.base].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <BasisPicker
        datasets={datasets}
        basis={basis}
        disabled={isClosed}
        onChange={(changes) => change(basisChanges(body, { ...basis, ...changes }))}
      />
      <div className="crosstab-options">
        <ExpressionField
          label={words('comparison')}
          help={words('comparisonHelp')}
          disabled={isClosed}
          placeholder={words('sameAsBase')}
          value={textAt(body, 'comparison')}
          onChange={(comparison) => change({ comparison: comparison || null })}
        />
        <Select
          label={words('adjustment')}
          disabled={isClosed}
          value={adjustmentOf(body)}
          options={ADJUSTMENTS.map((value) => ({ value, label: words(`adjustment.${value}`) }))}
          onChange={(adjustment) => change({ adjustment })}
        />
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
      </div>
    </details>
  )
}
