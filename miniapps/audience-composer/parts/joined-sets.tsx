import { useState } from 'react'
import { Plus } from 'lucide'
import { type Composition, SETS_MAX } from '../../domain/audience/compose/chain.ts'
import { cyclePath } from '../../domain/audience/compose/cycle-path.ts'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { action, type OpenedProps } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { AudienceChooser } from '../../kit/audience/chooser/audience-chooser.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { JoinedSet } from './joined-set.tsx'
import { useCompose } from './use-compose.ts'
import { useFocusNext } from './use-focus-next.ts'
import { useCompositionWorld } from './composition-world.tsx'

interface Adding {
  brand: string
  /** Those that are there already. */
  without: readonly string[]
  onPick(edition: Edition): void
}

const ADD = action<Adding>({
  key: 'add-audience',
  label: () => words('add'),
  icon: Plus,
  look: 'primary',
  run: ({ open }, adding) => open(AddAudience, adding),
})

function AddAudience({ brand, without, onPick, onClose }: OpenedProps & Adding) {
  return (
    <AudienceChooser
      brand={brand}
      title={words('add')}
      without={without}
      onClose={onClose}
      onChoose={(edition) => {
        onPick(edition)
        onClose()
      }}
    />
  )
}

/** Audiences in their order, each with how it joins those before it. */
export function JoinedSets() {
  const { isClosed } = useOpenFields()
  const { sets, composition } = useCompositionWorld()
  const { add, refused } = useAdd()
  const place = usePlace(AUDIENCE)
  const { list, focusNext } = useFocusNext(sets.map(({ id }) => id).join())
  return (
    <section ref={list} className="joined-sets" aria-labelledby="joined-sets">
      <h2 id="joined-sets" className="os-subtitle" tabIndex={-1}>
        {words('sets')}
      </h2>
      {sets.length > 2 && <JoinKind composition={composition!} />}
      {sets.length > 0 && (
        <ol>
          {sets.map((set, place) => (
            <JoinedSet key={set.id} set={set} place={place} focusNext={focusNext} />
          ))}
        </ol>
      )}
      {refused && (
        <p className="os-notice" data-tone="warning" role="alert">
          {refused}
        </p>
      )}
      {!isClosed && sets.length < SETS_MAX && (
        <ActionBar
          actions={[ADD]}
          on={{ brand: place!, without: sets.map(({ id }) => id), onPick: (edition) => void add(edition) }}
        />
      )}
    </section>
  )
}

/** One after another, or those who are in a number of them. */
function JoinKind({ composition }: { composition: Composition }) {
  const { isClosed } = useOpenFields()
  const { compose } = useCompose()
  const { kind, steps } = composition
  const k = kind === 'atLeast' ? composition.k : 2
  return (
    <div className="join-kind">
      <Select
        label={words('join')}
        disabled={isClosed}
        value={kind}
        options={(['chain', 'atLeast'] as const).map((value) => ({ value, label: words(`join.${value}`) }))}
        onChange={(value) =>
          compose(value === 'chain' ? { kind: 'chain', steps } : { kind: 'atLeast', k, steps })
        }
      />
      {kind === 'atLeast' && (
        <NumberField
          label={words('atLeast')}
          disabled={isClosed}
          value={k}
          min={2}
          max={steps.length}
          onChange={(value) =>
            value !== null &&
            value >= 1 &&
            value <= steps.length &&
            compose({ kind: 'atLeast', k: Math.round(value), steps })
          }
        />
      )}
    </div>
  )
}

/** Adds an audience unless it is made of this one. */
function useAdd() {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const { add, partsOf } = useCompose()
  const [refused, refuse] = useState('')
  return {
    refused,
    add: async (edition: Edition) => {
      const { parts, titleOf } = await partsOf(edition)
      const path = cyclePath({ id: document.$about.get().id, added: edition.id, partsOf: parts })
      if (path) return refuse(words('cycle', { title: edition.title, path: path.map(titleOf).join(' → ') }))
      refuse('')
      add(edition)
      portal.announce(words('added', { title: edition.title }))
    },
  }
}
