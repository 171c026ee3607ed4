import * as v from 'valibot'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { neededText } from '../../domain/form/rules.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Select } from '../../kit/controls/select.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { allPages } from '../../kit/list/all-pages.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'

const CHOICE = v.object({ brief: neededText() })

/** Approved briefs of the brand; one that became a campaign before leads to that. */
export function FromBriefDialog({ onClose }: OpenedProps) {
  const { portal, route } = useMiniApp()
  const place = usePlace(CAMPAIGN)
  const [campaigns, documents] = [useApi('campaigns'), useApi('documents')]
  const { data, error } = useResource(`briefs/${place}`, (signal) =>
    allPages<DocumentRow>(documents, withQuery('/brief', { place: place ?? '', status: 'approved' }), signal),
  )
  const form = useForm(
    CHOICE,
    { brief: '' },
    ({ brief }) => campaigns.post<{ id: string }>(`/${place}/briefs/${encodeURIComponent(brief)}`),
    { done: ({ id }) => portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`) },
  )
  const briefs = data?.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return (
    <FormDialog
      form={form}
      title={words('fromBrief')}
      verb={planningWords('createCampaign')}
      onClose={onClose}
    >
      {error && <p role="alert">{error.title}</p>}
      {data && briefs.length === 0 && <p>{words('noBriefs')}</p>}
      <Select
        {...form.field('brief')}
        label={words('step.brief')}
        help={words('fromBriefHelp')}
        options={[{ value: '', label: '–' }, ...briefs]}
      />
    </FormDialog>
  )
}
