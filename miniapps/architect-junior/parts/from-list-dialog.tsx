import * as v from 'valibot'
import { textAt } from '../../domain/document/change.ts'
import type { DocumentRow, StoredDocument } from '../../domain/document/wire.ts'
import { neededText } from '../../domain/form/rules.ts'
import { type RatedTouchpoint } from '../../domain/planning/touchpoints/rank-touchpoints.ts'
import { answersFromList, isListFor } from '../../domain/scenarios/answers-from-list.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import type { PublishedLibrary } from '../../domain/touchpoints/wire.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Select } from '../../kit/controls/select.tsx'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { allPages } from '../../kit/list/all-pages.ts'
import { words } from '../words/words.ts'

const CHOICE = v.object({ list: neededText() })

/** Takes touchpoints and scores of a list of the brand, as the list ranks them today. */
export function FromListDialog({ document, onClose }: OpenedProps & { document: OpenDocument }) {
  const { portal } = useMiniApp()
  const place = usePlace(SCENARIO)
  const [documents, touchpoints] = [useApi('documents'), useApi('touchpoints')]
  const { data, error } = useResource(`lists/${place}`, (signal) =>
    allPages<DocumentRow>(documents, withQuery('/touchpoint-list', { place: place ?? '' }), signal),
  )
  const take = async ({ list }: { list: string }) => {
    const { id, version, title, fields } = await documents.get<StoredDocument>(
      `/touchpoint-list/${encodeURIComponent(list)}`,
    )
    const body = Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
    const [market, audience, wave] = ['market', 'audience', 'wave'].map((path) => textAt(body, path))
    const [rated, library] = await Promise.all([
      touchpoints.get<readonly RatedTouchpoint[]>(withQuery(`/${place}/metrics`, { market, audience, wave })),
      touchpoints.get<PublishedLibrary>(withQuery(`/${place}/library`, { market })),
    ])
    const paid = library.touchpoints.flatMap(({ code, type }) => (type === 'paid' ? [code] : []))
    return { title, answers: answersFromList(document.body, { id, version, body }, rated, new Set(paid)) }
  }
  const form = useForm(CHOICE, { list: '' }, take, {
    done: ({ title, answers }) => {
      document.set(answers)
      const count = Object.entries(answers).filter(
        ([path, value]) => /touchpoints/.test(path) && value,
      ).length
      portal.announce(words('fromListDone', { count, title }))
      onClose()
    },
  })
  const lists = data?.filter((row) => isListFor(document.body, row.columns)) ?? []
  return (
    <FormDialog form={form} title={words('fromList')} verb={words('takeOver')} onClose={onClose}>
      {error && <p role="alert">{error.title}</p>}
      <Select
        {...form.field('list')}
        label={words('fromList')}
        help={words(data && lists.length === 0 ? 'fromListNone' : 'fromListHelp')}
        options={[{ value: '', label: '–' }, ...lists.map(({ id, title }) => ({ value: id, label: title }))]}
      />
    </FormDialog>
  )
}
