import { useStore } from '@nanostores/react'
import { type BasketJoin, basketTotals } from '../../domain/taxonomies/basket.ts'
import { type Candidate, type Fit, isPrecise } from '../../domain/taxonomies/candidates.ts'
import { intersectionOf, unionOf } from '../../domain/taxonomies/propose-cover.ts'
import { basketOf, floorOf, joinOf } from '../../domain/taxonomies/translation.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { Facts } from '../../kit/controls/facts.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as sourceWords } from '../../kit/audience/source/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { TRANSLATION_WORDS } from '../translation-words.ts'
import { CandidateTable } from './candidate-table.tsx'
import { precisionText, priceText } from './figure-text.ts'
import { StandIn } from './like-candidates.tsx'
import type { Translated } from './translation-world.tsx'

const BasketExport = lazily(async () => (await import('./basket-export.tsx')).BasketExport)

/** What was chosen, and how well all of it together stands for the audience. */
export function Basket({ translated }: { translated: Translated }) {
  const body = useBody()
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || TRANSLATION_WORDS.untitled()
  const rows = candidatesIn(basketOf(body), translated)
  const uncounted = rows.filter(({ node }) => !translated.candidates.has(node.id))
  return (
    <section className="os-card translation-basket" aria-labelledby="basket">
      <div className="os-row translation-head">
        <h2 id="basket" className="os-subtitle">
          {words('basket')}
        </h2>
        {rows.length > 0 && <BasketExport heading={heading} rows={rows} translated={translated} />}
      </div>
      {rows.length === 0 ? (
        <p className="os-muted">{words('basketEmpty')}</p>
      ) : (
        <>
          <Totals rows={rows} translated={translated} />
          <CandidateTable caption={words('basket')} translated={translated} rows={rows} empty="" />
          {uncounted.map(({ node }) => (
            <div key={node.id} className="translation-uncounted">
              <span>{words('noFigures', { name: node.name })}</span>
              <StandIn node={node} translated={translated} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

/** Nodes of a basket; one that a later version of the taxonomy no longer has is left out. */
const candidatesIn = (ids: readonly string[], { nodes, candidates }: Translated): readonly Candidate[] =>
  ids.flatMap((id) => {
    const node = nodes.get(id)
    return node ? (candidates.get(id) ?? { node, fit: null, trueCpm: null }) : []
  })

function Totals({ rows, translated }: { rows: readonly Candidate[]; translated: Translated }) {
  const join = joinOf(useBody())
  const fits = useJoined(rows, translated)
  return (
    <>
      <BoundField path="join" label={words('join')} say={(value) => words(`join.${value as BasketJoin}`)}>
        {({ texts: { label }, set }) => (
          <RadioGroup
            label={label}
            layout="row"
            value={join}
            options={(['any', 'all'] as const).map((value) => ({ value, label: words(`join.${value}`) }))}
            onChange={set}
          />
        )}
      </BoundField>
      <Loaded of={fits} label={kitWords('loading', { what: words('totals') })} lines={[60, 60]}>
        {(found) => <Figures rows={rows} translated={translated} join={join} fit={found[join]} />}
      </Loaded>
    </>
  )
}

/** Of the union and of the intersection of all that is bridged. */
function useJoined(
  rows: readonly Candidate[],
  { segments, count, edition, taxonomy }: Translated,
): Resource<Record<BasketJoin, Fit | null>> {
  const chosen = segments.filter(({ id }) => rows.some(({ node }) => node.id === id))
  const key = `${edition.id}@${edition.version} ${taxonomy.id}@${taxonomy.version}`
  return useResource(`basket ${key} ${JSON.stringify(chosen.map(({ id }) => id))}`, async (signal) => {
    const [any = null, all = null] = chosen.length
      ? await count([unionOf(chosen), intersectionOf(chosen)], signal)
      : []
    return { any, all }
  })
}

interface FiguresProps {
  rows: readonly Candidate[]
  translated: Translated
  join: BasketJoin
  fit: Fit | null
}

function Figures({ rows, translated: { taxonomy, edition }, join, fit }: FiguresProps) {
  const format = useFormat()
  const floor = floorOf(useBody())
  const totals = basketTotals({ candidates: rows, join, fit })
  const price = (amount: number | null) => priceText(format, amount, taxonomy.currency)
  return (
    <>
      <Facts
        of={[
          [words('precision'), precisionText(format, fit)],
          [words('recall'), format.percent(fit?.recall)],
          [sourceWords('index'), format.number(fit?.index, { maximumFractionDigits: 0 })],
          [words('reached'), fit && `${sizeText(format, fit.both)} / ${sizeText(format, edition.universe)}`],
          [planningWords('cpm'), price(totals.cpm)],
          [words('trueCpm'), price(totals.trueCpm)],
        ]}
      />
      {fit && !isPrecise(fit, floor) && (
        <p className="os-notice" data-tone="warning">
          {words('basketBelow', { floor: format.percent(floor) })}
        </p>
      )}
      {totals.uncounted > 0 && <p className="os-help">{words('uncounted', { count: totals.uncounted })}</p>}
      <p className="os-help">{words(`priceNote.${join}`)}</p>
    </>
  )
}
