import * as v from 'valibot'
import { chosen } from '../../domain/form/rules.ts'
import { ALL_MARKETS, libraryId, TOUCHPOINT_LIBRARY } from '../../domain/touchpoints/touchpoint-library.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { marketOptions } from '../../kit/planning/market-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { marketTitle } from './market-title.ts'
import { usePlaces } from './use-libraries.ts'

const NEW_MARKET = v.object({ market: chosen })

interface NewMarketProps extends OpenedProps {
  /** Markets that have a library. */
  taken: readonly string[]
}

/** Begins the library of a market, and leads to it; one that is there is opened. */
export function NewMarketDialog({ taken, onClose, onDone }: NewMarketProps) {
  const { portal, route } = useMiniApp()
  const documents = useApi('documents')
  const format = useFormat()
  const { agency } = usePlaces()
  const all = taken.includes(ALL_MARKETS) ? [] : [{ value: ALL_MARKETS, label: words('allMarkets') }]
  const options = [...all, ...marketOptions().filter(({ value }) => !taken.includes(value))]
  const form = useForm(
    NEW_MARKET,
    { market: all.length ? ALL_MARKETS : '' },
    ({ market }) =>
      documents.post<{ id: string }>(`/${TOUCHPOINT_LIBRARY.type}`, {
        id: libraryId(agency, market),
        place: agency,
        fields: { market, title: marketTitle(market, format) },
      }),
    {
      done: ({ id }) => {
        onDone()
        portal.navigate(`${route.basePath}/${encodeURIComponent(id)}`)
      },
    },
  )
  return (
    <FormDialog form={form} title={words('addMarket')} verb={words('addMarket.do')} onClose={onClose}>
      <p>{words('addMarket.text')}</p>
      <Combobox {...form.field('market')} label={kitWords('market')} options={options} required />
    </FormDialog>
  )
}
