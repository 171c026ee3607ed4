import type { ReactNode } from 'react'
import { type Basis, firstBasis, sidesOf } from '../../../domain/surveys/basis.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Select } from '../../controls/select.tsx'
import { useFormat } from '../../words/format.ts'
import { ExpressionField } from './expression-field.tsx'
import sheet from './frame.css?sheet'
import { words } from './words/words.ts'

interface BasisPickerProps {
  /** The newest version of each, and older ones that are in use. */
  datasets: readonly Dataset[]
  basis: Basis
  /** Parts that change; another dataset brings slices and weight of its own. */
  onChange(changes: Partial<Basis>): void
  disabled?: boolean
  /** Below the base: a button that takes an audience for it. */
  chooseBase?: ReactNode
}

/** The people that are counted: the survey, its markets and waves, the weight, and the base that restricts them. */
export function BasisPicker({ datasets, basis, onChange, disabled, chooseBase }: BasisPickerProps) {
  useSheet(sheet)
  const key = ({ id, version }: Pick<Dataset, 'id' | 'version'>) => `${id}@${version}`
  const chosen = datasets.find(({ id, version }) => id === basis.dataset && version === basis.version)
  const choose = (value: string) => {
    const dataset = datasets.find((each) => key(each) === value)!
    if (dataset.id !== basis.dataset) return onChange(firstBasis(dataset))
    const [first, ...further] = dataset.weights.map(({ name }) => name)
    // a version may lack a weight of the one before
    const weight = further.includes(basis.weight) ? basis.weight : first
    onChange({ version: dataset.version, ...(weight && { weight }) })
  }
  return (
    <div className="os-basis">
      <Select
        label={words('dataset')}
        disabled={disabled}
        value={chosen ? key(chosen) : ''}
        options={[
          ...(chosen ? [] : [{ value: '', label: '–', disabled: true }]),
          ...datasets.map((each) => ({
            value: key(each),
            label: words('version', { name: each.name, version: each.version }),
          })),
        ]}
        onChange={choose}
      />
      {chosen && (
        <>
          <Slices dataset={chosen} {...{ basis, onChange, disabled }} />
          <Select
            label={words('weight')}
            disabled={disabled}
            value={basis.weight}
            options={chosen.weights.map(({ name, label }) => ({ value: name, label }))}
            onChange={(weight) => onChange({ weight })}
          />
        </>
      )}
      <div className="os-basis-base">
        <ExpressionField
          label={words('base')}
          disabled={disabled}
          value={basis.base}
          onChange={(base) => onChange({ base })}
        />
        {chooseBase}
      </div>
    </div>
  )
}

/** Markets by waves; one stays chosen. */
function Slices({
  dataset: { slices },
  basis,
  onChange,
  disabled,
}: Pick<BasisPickerProps, 'basis' | 'onChange' | 'disabled'> & { dataset: Dataset }) {
  const { regionName } = useFormat()
  const { markets, waves } = sidesOf(slices)
  const turn = (id: string, isChosen: boolean) =>
    onChange({ slices: isChosen ? [...basis.slices, id] : basis.slices.filter((each) => each !== id) })
  return (
    <table className="os-basis-slices">
      <caption className="os-label">{words('slices')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="os-visually-hidden">{words('market')}</span>
          </th>
          {waves.map((wave) => (
            <th key={wave} scope="col">
              {wave}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <tr key={market}>
            <th scope="row">{regionName(market)}</th>
            {waves.map((wave) => {
              const slice = slices.find((each) => each.market === market && each.wave === wave)
              const isChosen = slice !== undefined && basis.slices.includes(slice.id)
              return (
                <td key={wave}>
                  {slice && (
                    <input
                      type="checkbox"
                      aria-label={`${regionName(market)}, ${wave}`}
                      checked={isChosen}
                      disabled={disabled || (isChosen && basis.slices.length === 1)}
                      onChange={(event) => turn(slice.id, event.target.checked)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
