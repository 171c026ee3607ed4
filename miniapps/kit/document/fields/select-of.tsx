import { Select } from '../../controls/select.tsx'
import { BoundField, type BoundProps } from './bound-field.tsx'

interface SelectOfProps extends BoundProps {
  options: readonly { value: string | number; label: string }[]
  /** Offers to choose nothing again. */
  mayBeEmpty?: boolean
  /** Text of the empty choice, where that means something such as “all segments”. */
  emptyLabel?: string
}

/** One of a few values, texts or numbers. */
export function SelectOf({ options, mayBeEmpty, emptyLabel = '–', ...bound }: SelectOfProps) {
  return (
    <BoundField {...bound} say={(said) => options.find(({ value }) => value === said)?.label}>
      {({ texts, value, set }) => (
        <Select
          {...texts}
          value={typeof value === 'object' ? '' : String(value)}
          onChange={(chosen) => set(options.find(({ value }) => String(value) === chosen)?.value ?? null)}
          options={[
            ...(value === null || mayBeEmpty ? [{ value: '', label: emptyLabel }] : []),
            ...options.map((option) => ({ ...option, value: String(option.value) })),
          ]}
        />
      )}
    </BoundField>
  )
}
