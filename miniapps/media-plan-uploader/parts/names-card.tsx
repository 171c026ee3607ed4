import { Card } from '../../kit/controls/card.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import type { FileName, LibraryName } from './use-names.ts'

interface NamesCardProps {
  names: readonly FileName[]
  library: readonly LibraryName[]
  /** Choices of the person, by name; '' for none. */
  chosen: Readonly<Record<string, string>>
  onChange(name: string, code: string): void
}

/** A touchpoint of the library for each channel name in the file: proposed, and remembered for the vendor. */
export const NamesCard = ({ names, library, chosen, onChange }: NamesCardProps) => (
  <Card title={words('names')}>
    <p className="os-help">{words('names.help')}</p>
    <div className="import-choices">
      {names.map(({ name, code, suggested }) => (
        <Select
          key={name}
          label={name}
          value={chosen[name] ?? code ?? ''}
          onChange={(next) => onChange(name, next)}
          {...(suggested && { help: words('names.suggested', { code: suggested }) })}
          options={[
            { value: '', label: words('names.none') },
            ...library.map((each) => ({ value: each.code, label: `${each.code} · ${each.name}` })),
          ]}
        />
      ))}
    </div>
  </Card>
)
