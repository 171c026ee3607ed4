import { Ban, Link2, Sparkles, Undo2 } from 'lucide'
import type { ForeignName } from '../../domain/touchpoints/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { words } from '../words/words.ts'
import { MapDialog } from './map-dialog.tsx'
import { isWaiting, sendMappings } from './send-mappings.ts'
import { SuggestionsDialog } from './suggestions-dialog.tsx'

type Names = readonly ForeignName[]

export const MAP = action<Names>({
  key: 'map-names',
  label: () => words('map'),
  icon: Link2,
  saysDone: true,
  run: ({ open }, names) => open(MapDialog, { names }),
})

/** Shows them first: a name that looks like a touchpoint may mean another one. */
export const SUGGESTED = action<Names>({
  key: 'map-suggested',
  label: () => words('suggestions.take'),
  icon: Sparkles,
  saysDone: true,
  isOffered: (names) => names.some(isWaiting),
  run: ({ open }, names) => open(SuggestionsDialog, { names: names.filter(isWaiting) }),
})

/** The actions that ignore names or let them wait again; they are sent under the brand of the page. */
export const decisionsIn = (brandId: string) => [
  action<Names>({
    key: 'ignore-names',
    label: () => words('ignore'),
    icon: Ban,
    saysDone: true,
    isOffered: (names) => names.some(({ ignored }) => !ignored),
    run: ({ portal }, names) =>
      sendMappings(
        portal,
        brandId,
        names.map(({ id }) => ({ id, touchpoint: null, ignored: true })),
      ),
  }),
  action<Names>({
    key: 'reopen-names',
    label: () => words('reopen'),
    icon: Undo2,
    saysDone: true,
    isOffered: (names) => names.some((name) => !isWaiting(name)),
    run: ({ portal }, names) =>
      sendMappings(
        portal,
        brandId,
        names.map(({ id }) => ({ id, touchpoint: null, ignored: false })),
      ),
  }),
]
