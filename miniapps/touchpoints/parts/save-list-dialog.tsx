import * as v from 'valibot'
import { pinPath } from '../../domain/document/pin.ts'
import { neededText } from '../../domain/form/rules.ts'
import { TITLE_MAX_CHARACTERS } from '../../domain/touchpoints/limits.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import { openPath } from '../../kit/document/page/open-path.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { RankedLine } from './ranked-line.ts'
import type { EditionKey } from './use-editions.ts'

interface SaveListProps extends OpenedProps {
  lines: readonly RankedLine[]
  edition: EditionKey
  choice: RankingChoice
  library: PublishedLibrary
}

const NEW_LIST = v.object({ title: neededText(TITLE_MAX_CHARACTERS) })

/** Keeps chosen touchpoints as a list of the brand, with all that they were ranked by, and leads to it. */
export function SaveListDialog({ lines, edition, choice, library, onClose, onDone }: SaveListProps) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const place = usePlace(TOUCHPOINT_LIST)
  const form = useForm(
    NEW_LIST,
    { title: '' },
    ({ title }) =>
      client.create(TOUCHPOINT_LIST, place!, { title, ...fieldsOf({ lines, edition, choice, library }) }),
    {
      done: ({ id }) => {
        onDone()
        portal.navigate(route.basePath + openPath(TOUCHPOINT_LIST, { id }))
      },
    },
  )
  return (
    <FormDialog form={form} title={words('save')} verb={words('save.do')} onClose={onClose}>
      <p>{words('save.text', { count: lines.length })}</p>
      <TextField {...form.field('title')} label={kitWords('name')} help={words('list.titleHelp')} required />
    </FormDialog>
  )
}

const fieldsOf = ({
  lines,
  edition,
  choice,
  library,
}: Pick<SaveListProps, 'lines' | 'edition' | 'choice' | 'library'>) => ({
  market: edition.market,
  audience: edition.audience,
  wave: edition.wave,
  lowBases: choice.lowBases,
  ...Object.fromEntries(
    Object.entries(choice.weights).map(([metric, weight]) => [`weights/${metric}`, weight]),
  ),
  ...Object.fromEntries(choice.out.map((code) => [`out/${code}`, true])),
  ...Object.fromEntries(lines.map(({ id }) => [`chosen/${id}`, true])),
  ...Object.fromEntries(library.pins.map(({ type, id, version }) => [pinPath(id), { type, id, version }])),
})
