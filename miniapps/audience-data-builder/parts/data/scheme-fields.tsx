import { MARGINS } from '../../../domain/surveys/draft/weight-scheme.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { DateOf } from '../../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { textAt } from '../../../domain/document/change.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { MarginTargets } from './margin-targets.tsx'
import { useSource } from './source-state.ts'
import { WeightDiagnostics } from './weight-diagnostics.tsx'
import { useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

/** Raking by one scheme: the questions that it goes by, their targets, and what it does to the sample. */
export function SchemeFields({ scheme }: { scheme: string }) {
  const body = useBody()
  const { columns, variables } = useSource().look!
  const at = (key: string) => `schemes/${scheme}/${key}`
  const weights = columns.filter(({ use }) => use === 'weight')
  const singles = variables.filter(({ type, codes }) => type === 'single' && codes.length > 1)
  const options = singles.map(({ name, label }) => ({ value: name, label }))
  const chosen = MARGINS.filter((key) => textAt(body, at(`margins/${key}`)))
  const shown = MARGINS.slice(0, Math.min(chosen.length + 1, MARGINS.length))
  return (
    <div className="data-list">
      <Card title={words('scheme')}>
        <div className="data-fields">
          <TextOf path={at('label')} label={kitWords('name')} help={words('scheme.help')} />
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
          return variable && <MarginTargets key={key} scheme={scheme} margin={key} variable={variable} />
        })}
      </Card>
      <Compute scheme={scheme} />
      <WeightDiagnostics scheme={scheme} />
    </div>
  )
}

function Compute({ scheme }: { scheme: string }) {
  const { schemes, busy, run, cancel } = useWeighting()
  const { isWeighing, isOld } = schemes.find(({ key }) => key === scheme)!
  if (!isWeighing) return null
  return (
    <div className="os-row">
      <Button
        variant="primary"
        busy={busy === scheme}
        disabled={busy !== undefined && busy !== scheme}
        onClick={() => run(scheme)}
      >
        {words('weights.run')}
      </Button>
      {busy === scheme && <Button onClick={cancel}>{words('weights.stop')}</Button>}
      {isOld && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('weights.old')}
        </p>
      )}
    </div>
  )
}
