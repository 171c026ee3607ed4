import { targetPath } from '../../../domain/surveys/draft/weight-scheme.ts'
import { NumberOf } from '../../../kit/document/fields/number-of.tsx'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../../kit/words/format.ts'
import type { CountedVariable } from './reading/data-reader.ts'
import { words } from './words/words.ts'

const WHOLE = 100
/** As rake allows. */
const SUMS_WITHIN = 1e-4

interface MarginTargetsProps {
  scheme: string
  margin: string
  variable: CountedVariable
}

/** Targets of one question in percent, beside what the sample has. */
export function MarginTargets({ scheme, margin, variable }: MarginTargetsProps) {
  const body = useBody()
  const { number, percent } = useFormat()
  const codes = variable.codes.filter(({ net, missing }) => !net && !missing)
  const pathOf = (code: number) => targetPath(scheme, margin, code)
  const sum = codes.reduce((all, { code }) => all + Number(body[pathOf(code)] ?? 0), 0)
  const sums = Math.abs(sum - WHOLE) <= SUMS_WITHIN
  return (
    <fieldset className="data-targets">
      <legend className="os-label">{variable.label}</legend>
      <div className="data-fields">
        {codes.map(({ code, label }) => (
          <NumberOf
            key={code}
            path={pathOf(code)}
            label={label}
            help={words('target.sample', {
              share: percent((variable.counts[code] ?? 0) / variable.answered, 1),
            })}
            unit="%"
            min={0}
            max={WHOLE}
            digits={4}
          />
        ))}
      </div>
      <p className={sums ? 'os-muted' : 'os-notice'} data-tone={sums ? undefined : 'warning'} role="status">
        {words('target.sum', { sum: number(sum) })}
      </p>
    </fieldset>
  )
}
