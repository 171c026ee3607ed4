import { useStore } from '@nanostores/react'
import { type BasketJoin, basketTotals } from '../../domain/taxonomies/basket.ts'
import { type Candidate, candidatesIn, type Fit, isPrecise } from '../../domain/taxonomies/candidates.ts'
import { intersectionOf, unionOf } from '../../domain/taxonomies/propose-cover.ts'
import { basketOf, floorOf, joinOf } from '../../domain/taxonomies/translation.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { type LastCounted, useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Facts } from '../../kit/controls/facts.tsx'
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
import { BasketButton } from './basket-button.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { precisionText, priceText } from './figure-text.ts'
import { NearestBridged } from './like-candidates.tsx'
import type { Translated } from './translation-world.tsx'

const BasketExport = lazily(async () => (await import('./basket-export.tsx')).BasketExport)

/** The chosen segments, and how well all of them together stand for the audience. */
export function Basket({ translated }: { translated: Translated }) {
  const body = useBody()
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || TRANSLATION_WORDS.untitled()
  const basket = basketOf(body)
  const rows = candidatesIn(basket, translated)
  const gone = basket.filter((id) => !translated.nodes.has(id))
  const uncounted = rows.filter(({ node }) => !translated.candidates.has(node.id))
  return (
    <section className="os-card translation-basket" aria-labelledby="basket">
      <div className="os-row translation-head">
        <h2 id="basket" className="os-subtitle" tabIndex={-1}>
          {words('basket')}
        </h2>
        {rows.length > 0 && <BasketExport heading={heading} rows={rows} translated={translated} />}
      </div>
      <GoneNodes ids={gone} translated={translated} />
      {rows.length > 0 && !translated.survey.dataset.licence.exports && (
        <p className="os-help">{words('figuresStay')}</p>
      )}
      {rows.length === 0 ? (
        <p className="os-muted">{words('basketEmpty')}</p>
      ) : (
        <>
          <Totals rows={rows} translated={translated} />
          <CandidateTable caption={words('basket')} translated={translated} rows={rows} empty="" isBasket />
          {uncounted.map(({ node }) => (
            <div key={node.id} className="translation-uncounted">
              <span>{words('noFigures', { name: node.name })}</span>
              <NearestBridged node={node} translated={translated} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

interface GoneNodesProps {
  ids: readonly string[]
  translated: Translated
}

/** Segments of the basket that the chosen version of the taxonomy lacks: in no figure and in no file. */
function GoneNodes({ ids, translated: { taxonomy } }: GoneNodesProps) {
  if (ids.length === 0) return null
  return (
    <div className="os-notice translation-gone" data-tone="warning">
      <p>{words('goneNodes', { count: ids.length, version: taxonomy.version })}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <code>{id}</code>
            <BasketButton id={id} name={id} goesWithLine />
          </li>
        ))}
      </ul>
    </div>
  )
}

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
      <LastFigures of={fits} label={kitWords('loading', { what: words('totals') })} lines={[60, 60]}>
        {(found) => <Figures rows={found.rows} translated={translated} join={join} fit={found[join]} />}
      </LastFigures>
    </>
  )
}

interface JoinedFits extends Record<BasketJoin, Fit | null> {
  /** The segments that were counted. */
  rows: readonly Candidate[]
}

/** Fits of the union and of the intersection of all bridged segments; the last ones until those of another basket are here. */
function useJoined(
  rows: readonly Candidate[],
  { segments, count, edition, taxonomy }: Translated,
): LastCounted<JoinedFits> {
  const chosen = segments.filter(({ id }) => rows.some(({ node }) => node.id === id))
  const key = `${edition.id}@${edition.version} ${taxonomy.id}@${taxonomy.version}`
  const ids = rows.map(({ node }) => node.id)
  const fits = useResource(`basket ${key} ${JSON.stringify(ids)}`, async (signal): Promise<JoinedFits> => {
    const [any = null, all = null] = chosen.length
      ? await count([unionOf(chosen), intersectionOf(chosen)], signal)
      : []
    return { any, all, rows }
  })
  return useLastCounted(fits, key)
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
