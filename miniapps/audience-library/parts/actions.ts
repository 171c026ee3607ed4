import { Archive, Columns2, FileUp, Share2, Tags, Trash2 } from 'lucide'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { List } from '../../kit/list/use-list.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { comparePath } from './edition-path.ts'

const ShareDialog = lazily(async () => (await import('./share-dialog.tsx')).ShareDialog)
const TagsDialog = lazily(async () => (await import('./tags-dialog.tsx')).TagsDialog)
const ActDialog = lazily(async () => (await import('./act-dialog.tsx')).ActDialog)
const ImportDialog = lazily(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** Side by side, more cannot be read. */
const COMPARED_MAX = 4

export const COMPARE = action<readonly Edition[]>({
  key: 'compare',
  label: () => words('compare'),
  icon: Columns2,
  isOffered: ({ length }) => length > 1 && length <= COMPARED_MAX,
  to: (basePath, editions) => basePath + comparePath(editions),
})

/** Tags of audiences that the brand itself has made. */
export const TAG = action<readonly Edition[]>({
  key: 'tag',
  label: () => words('tags.edit'),
  icon: Tags,
  run: ({ open }, editions) => open(TagsDialog, { editions }),
})

export const IMPORT = action<List<Edition>>({
  key: 'import',
  label: () => words('import'),
  icon: FileUp,
  run: ({ open }) => open(ImportDialog),
})

/** Shares beyond the brand. */
export const LIBRARY_PERMISSION = 'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS'

export const SHARE = action<Edition>({
  key: 'share',
  label: () => words('share'),
  icon: Share2,
  look: 'primary',
  run: ({ open }, edition) => open(ShareDialog, { edition }),
})

const acting = (key: 'retire' | 'delete', mayAct: (edition: Edition) => boolean) =>
  action<Edition>({
    key,
    label: () => (key === 'delete' ? kitWords('delete') : audienceWords('do.retire')),
    icon: key === 'delete' ? Trash2 : Archive,
    ...(key === 'delete' && { look: 'danger' as const }),
    isOffered: (edition) => AUDIENCE.actions[key]!.from.includes(edition.status) && mayAct(edition),
    run: ({ open }, edition) => open(ActDialog, { edition, act: key }),
  })

export const RETIRE = acting('retire', () => true)
/** Audiences that documents name stay. */
export const DELETE = acting('delete', ({ uses }) => uses === 0)
