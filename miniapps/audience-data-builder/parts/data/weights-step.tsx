import { MARGINS } from '../../../domain/surveys/draft/weight-scheme.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { DateOf } from '../../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { textAt } from '../../../domain/document/change.ts'
import { MarginTargets } from './margin-targets.tsx'
import { useSource } from './source-state.ts'
import { WeightDiagnostics } from './weight-diagnostics.tsx'
import { SCHEME, useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

const at = (key: string) => `schemes/${SCHEME}/${key}`

/** Raking: the questions that it goes by, their targets, and what it does to the sample. */
export function WeightsStep() {
  const body = useBody()
  const { columns, variables } = useSource().look!
  const weights = columns.filter(({ use }) => use === 'weight')
  const singles = variables.filter(({ type, codes }) => type === 'single' && codes.length > 1)
  const options = singles.map(({ name, label }) => ({ value: name, label }))
  const chosen = MARGINS.filter((key) => textAt(body, at(`margins/${key}`)))
  const shown = MARGINS.slice(0, Math.min(chosen.length + 1, MARGINS.length))
  return (
    <>
      <p className="os-muted">{words(weights.length > 0 ? 'weights.textOwn' : 'weights.text')}</p>
      <Card title={words('margins')}>
        <div className="data-fields">
          {[...new Set([...chosen, ...shown])].map((key) => (
            <SelectOf
              key={key}
              path={at(`margins/${key}`)}
              label={words('margin', { at: key })}
              options={options}
              mayBeEmpty
            />
          ))}
        </div>
        {chosen.map((key) => {
          const variable = singles.find(({ name }) => name === textAt(body, at(`margins/${key}`)))
          return variable && <MarginTargets key={key} margin={key} variable={variable} />
        })}
      </Card>
      <Card title={words('scheme')}>
        <div className="data-fields">
          {weights.length > 0 && (
            <SelectOf
              path={at('base')}
              label={words('base')}
              help={words('base.help')}
              options={weights.map(({ name, title }) => ({ value: name, label: title }))}
              mayBeEmpty
            />
          )}
          <NumberOf path={at('cap')} label={words('cap')} help={words('cap.help')} min={1} digits={2} />
          <TextOf path={at('source')} label={words('source')} help={words('source.help')} />
          <DateOf path={at('date')} label={words('source.date')} />
        </div>
      </Card>
      {chosen.length > 0 && <Compute />}
      <WeightDiagnostics />
    </>
  )
}

function Compute() {
  const { isBusy, isOld, result, run, cancel } = useWeighting()
  return (
    <div className="os-row">
      <Button variant="primary" busy={isBusy} onClick={run}>
        {words('weights.run')}
      </Button>
      {isBusy && <Button onClick={cancel}>{words('weights.stop')}</Button>}
      {isOld && result && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('weights.old')}
        </p>
      )}
    </div>
  )
}
