import { answersOf } from '../../domain/scenarios/answers-of.ts'
import type { Offer } from '../../domain/scenarios/offers.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { priceText } from './price-text.ts'
import { useScenarioWorld } from './scenario-world.tsx'

/** Touchpoints of the library, each with its curve and price, or why it cannot be planned with. */
export function TouchpointQuestion() {
  const { offers, resource } = useScenarioWorld()
  const { market, touchpoints } = answersOf(useBody())
  const { isClosed } = useOpenFields()
  const shown = isClosed ? offers.filter(({ code }) => touchpoints.includes(code)) : byUse(offers)
  if (!market) return <p className="os-muted">{words('noMarket')}</p>
  return (
    <Loaded of={resource} label={words('q.touchpoints')} lines={[100, 100, 100]} headingLevel={4}>
      {() => (
        <div className="offers">
          {shown.map((offer) => (
            <OfferBox key={offer.code} offer={offer} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

/** Those that can be used stand first. */
const byUse = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => Number(one.refused !== null) - Number(other.refused !== null))

function OfferBox({ offer }: { offer: Offer }) {
  const { nameOf } = useScenarioWorld()
  const { currency, audience } = answersOf(useBody())
  const format = useFormat()
  const name = nameOf(offer.code)
  return (
    <BoundField path={`answers/touchpoints/${offer.code}`} label={name}>
      {({ value, set }) => (
        <Checkbox
          label={name}
          help={audience ? offerText(offer, currency, format) : undefined}
          checked={value === true}
          disabled={offer.refused !== null && value !== true}
          onChange={(isUsed) => set(isUsed || null)}
        />
      )}
    </BoundField>
  )
}

/** `v2, £840 per GRP`, or why there is none. */
export function offerText({ curve, price, refused }: Offer, currency: string, format: Format): string {
  if (refused) return words(`refused.${refused}`)
  return priceText(curve!, price!, currency, format)
}
