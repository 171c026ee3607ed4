import type { Edition } from '../../../domain/audience/edition.ts'
import type { Column, Drawing } from '../../table/column.ts'
import { useFormat } from '../../words/format.ts'
import { words as kitWords } from '../../words/words.ts'
import { flagText, universeText } from '../figure-text.ts'
import { planText } from '../plan-text.ts'
import { words as documentWords } from '../../document/words/words.ts'
import { words as frameWords } from '../frame/words/words.ts'
import { words as audienceWords } from '../words/words.ts'
import { words } from './words/words.ts'

interface Choosing {
  forPlan: boolean
  refuse?: ((edition: Edition) => string | undefined) | undefined
  onChoose(edition: Edition): void
}

/** An audience to press, with what decides about it: size, respondents, market, dataset. */
export const editionColumns =
  (choosing: Choosing) =>
  ({ format }: Drawing): readonly Column<Edition>[] => [
    {
      key: 'title',
      title: documentWords('title'),
      value: ({ title }) => title,
      cell: (edition) => <Pick edition={edition} {...choosing} />,
    },
    {
      key: 'universe',
      title: words('size'),
      unit: '000',
      type: 'number',
      value: ({ universe }) => universe,
      cell: ({ universe }) => universeText(format, universe),
    },
    {
      key: 'n',
      title: audienceWords('respondents'),
      type: 'number',
      value: ({ n }) => n,
      cell: ({ n, flag }) => (
        <>
          {format.number(n)}
          {flag && (
            <>
              {' '}
              <abbr title={flagText(flag)}>{flag}</abbr>
            </>
          )}
        </>
      ),
    },
    {
      key: 'markets',
      title: kitWords('markets'),
      value: ({ markets }) => format.list(markets.map(format.regionName)),
      wideOnly: true,
    },
    { key: 'dataset', title: frameWords('dataset'), value: ({ datasetName }) => datasetName, wideOnly: true },
    {
      key: 'published',
      title: words('published'),
      type: 'date',
      value: ({ publishedAt }) => publishedAt,
      wideOnly: true,
    },
  ]

function Pick({ edition, forPlan, refuse, onChoose }: Choosing & { edition: Edition }) {
  const format = useFormat()
  const { title, version, tags } = edition
  const refused = refuse?.(edition)
  const isClosed = refused !== undefined || (forPlan && edition.forPlan === 'refused')
  const note = refused ?? (forPlan && planText(format, edition))
  return (
    <>
      <button
        type="button"
        className="os-link chooser-pick"
        aria-disabled={isClosed || undefined}
        onClick={() => !isClosed && onChoose(edition)}
      >
        {words('edition', { title, version })}
      </button>
      {note && (
        <span className="chooser-note" data-tone={isClosed ? 'danger' : 'warning'}>
          {note}
        </span>
      )}
      {tags.length > 0 && <span className="os-muted chooser-note">{tags.join(' · ')}</span>}
    </>
  )
}
