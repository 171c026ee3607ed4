import { sizeText } from '../../kit/audience/figure-text.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { focusBeside } from '../../kit/planning/focus-beside.ts'
import { NewerNote } from '../../kit/planning/newer-note.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import { titleOfSet } from './joined-set.tsx'
import { useCompose } from './use-compose.ts'

/** Editions that were published since, with both sizes; the result stays until somebody takes one over. */
export function NewerEditions() {
  const { isClosed } = useOpenFields()
  const { sets, composition } = useCompositionWorld()
  const { compose } = useCompose()
  const { portal } = useMiniApp()
  const format = useFormat()
  if (isClosed) return null
  return (
    <NewerNote
      title={words('newer')}
      lines={sets.flatMap((set, place) => {
        const { edition, newer } = set
        if (!edition || !newer) return []
        const title = titleOfSet(set)
        const { version } = newer
        const texts = { title, version, before: set.version }
        return [
          {
            key: set.id,
            text: words('newerLine', {
              ...texts,
              after: sizeText(format, newer.universe),
              size: sizeText(format, edition.universe),
            }),
            verb: words('takeNewer', { version }),
            take: (button: HTMLElement) => {
              const { steps } = composition!
              focusBeside(button, '#joined-sets')
              compose({ ...composition!, steps: steps.with(place, { ...steps[place]!, version }) })
              portal.announce(words('newerTaken', texts))
            },
          },
        ]
      })}
    />
  )
}
