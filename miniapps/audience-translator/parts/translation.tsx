import { Languages } from 'lucide'
import { pinAt, pinPath } from '../../domain/document/pin.ts'
import { SOURCE, TAXONOMY, TRANSLATION } from '../../domain/taxonomies/translation.ts'
import { AudienceSource } from '../../kit/audience/source/audience-source.tsx'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { Basket } from './basket.tsx'
import { Candidates } from './candidates.tsx'
import { TaxonomyOf } from './taxonomy-of.tsx'
import { type Translated, useTranslationWorld } from './translation-world.tsx'

/** From the audience by candidates to the basket. */
export function Translation() {
  const body = useBody()
  const { edition, survey, taxonomy, fits, translated } = useTranslationWorld()
  const isChosen = pinAt(body, SOURCE) !== undefined && pinAt(body, TAXONOMY) !== undefined
  // one after the other: the first that is missing or has failed stands in place of candidates
  const { error, loading, reload } =
    [edition, taxonomy, survey].find(({ data }) => data === undefined) ?? fits
  const { id } = useOpenFields().document.$about.get()
  const counted = { data: translated ?? undefined, error, loading, reload }
  const last = useLastCounted(counted, isChosen ? id : null)
  return (
    <div className="translation">
      <section className="translation-setup" aria-label={words('setup')}>
        <AudienceSource of={TRANSLATION} path={pinPath(SOURCE)} edition={edition} />
        <TaxonomyOf />
      </section>
      {isChosen ? (
        <LastFigures
          of={last}
          label={kitWords('loading', { what: words('candidates') })}
          lines={[60, 100, 100]}
          lineHeight={4}
        >
          {(shown) => <Steps translated={shown} />}
        </LastFigures>
      ) : (
        <EmptyState icon={Languages} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      )}
      <TextOf path="notes" label={words('notes')} lines={3} />
    </div>
  )
}

function Steps({ translated }: { translated: Translated }) {
  const { survey, edition } = translated
  const { slices, weight, base } = edition
  return (
    <>
      <div className="translation-steps">
        <Candidates translated={translated} />
        <Basket translated={translated} />
      </div>
      <SourceNote dataset={survey.dataset} {...{ slices, weight, base }} warnings={[words('bridgeNote')]} />
    </>
  )
}
