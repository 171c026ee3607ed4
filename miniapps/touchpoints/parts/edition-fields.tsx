import type { Edition } from '../../domain/touchpoints/wire.ts'
import { Select } from '../../kit/controls/select.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { type EditionKey, editionOf } from './use-editions.ts'

interface EditionFieldsProps {
  editions: readonly Edition[]
  edition: EditionKey
  onChange?: ((edition: EditionKey) => void) | undefined
}

/** Market, audience and wave: each choice leaves those below it as near as there are metrics. */
export function EditionFields({ editions, edition, onChange }: EditionFieldsProps) {
  const format = useFormat()
  const { market, audience, wave } = edition
  const ofMarket = editions.filter((each) => each.market === market)
  const ofAudience = ofMarket.filter((each) => each.audience === audience)
  const choose = (part: Partial<EditionKey>) =>
    onChange?.(editionOf(editions, { ...edition, ...part }) ?? edition)
  const options = (values: readonly string[], now: string, label: (value: string) => string) =>
    [...new Set([...values, now])].map((value) => ({ value, label: value && label(value) }))
  const disabled = !onChange
  return (
    <div className="edition">
      <Select
        {...{ disabled }}
        label={kitWords('market')}
        value={market}
        onChange={(value) => choose({ market: value })}
        options={options(
          editions.map((each) => each.market),
          market,
          format.regionName,
        )}
      />
      <Select
        {...{ disabled }}
        label={planningWords('audience')}
        value={audience}
        onChange={(value) => choose({ audience: value })}
        options={options(
          ofMarket.map((each) => each.audience),
          audience,
          String,
        )}
      />
      <Select
        {...{ disabled }}
        label={words('wave')}
        value={wave}
        onChange={(value) => choose({ wave: value })}
        options={options(
          ofAudience.map((each) => each.wave),
          wave,
          format.date,
        )}
      />
    </div>
  )
}
