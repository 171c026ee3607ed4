import { useStore } from '@nanostores/react'
import { refText } from '../../domain/audience/compose/audience-refs.ts'
import type { Composition } from '../../domain/audience/compose/chain.ts'
import { compositionChanges } from '../../domain/audience/compose/composition-changes.ts'
import { partsAmong, readEditions } from '../../domain/audience/compose/read-editions.ts'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { readEdition } from '../../kit/audience/editions/use-editions.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { AUDIENCE_WORDS } from '../../kit/audience/audience-words.ts'
import { useCompositionWorld } from './composition-world.tsx'

/** Changes of the composition, as one step of undo each. */
export function useCompose() {
  const { document } = useOpenFields()
  const { id: own, title } = useStore(document.$about)
  const { composition, editions } = useCompositionWorld()
  const audiences = useApi('audiences')
  const place = usePlace(AUDIENCE)
  const compose = (next: Composition, added?: Edition) => {
    const [first] = next.steps
    const isAdded = added && first && refText(first) === refText(added)
    const edition = isAdded ? added : first && editions.get(refText(first))
    document.set(compositionChanges(next, edition ?? null, document.body, () => crypto.randomUUID()))
  }
  return {
    compose,
    add: (edition: Edition) => {
      const { id, version } = edition
      compose({ ...composition!, steps: [...composition!.steps, { id, version, op: 'and' }] }, edition)
    },
    /** Audiences that each one is made of, of an edition and all below it. */
    partsOf: async (edition: Edition) => {
      const kept = new Map([[refText(edition), Promise.resolve<Edition | null>(edition)]])
      const read = await readEditions([edition], (ref) => readEdition(audiences, place!, ref, kept))
      const all = [...read.values(), ...editions.values()].flatMap((each) => each ?? [])
      const titleOf = (id: string) =>
        id === own ? title || AUDIENCE_WORDS.untitled() : (all.find((each) => each.id === id)?.title ?? id)
      return { parts: partsAmong(all), titleOf }
    },
  }
}
