import { useState } from 'react'
import { type Body, textAt } from '../../../domain/document/change.ts'
import type { Licence, SurveyWeight } from '../../../domain/surveys/dataset.ts'
import { MAIN_SCHEME, slug } from '../../../domain/surveys/draft/named-schemes.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { madeOf } from './draft-fields.ts'
import type { PublishAsked } from './reading/data-reader.ts'
import { useSource } from './source-state.ts'
import { isReady, type ReadyScheme, useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

interface Levelling {
  variable: string
  points: number
}

/** Publishes a version, or says by how much its levels of weights would move a share. */
export function usePublish() {
  const { portal } = useMiniApp()
  const { document } = useOpenFields()
  const { host, before, look } = useSource()
  const schemes = useWeighting().schemes.filter(isReady)
  const post = usePost()
  const [state, setState] = useState<{ problem?: unknown; levelling?: Levelling }>({})
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const head = headOf(document.body, document.$about.get().id)
    const made = await host.call('publish', { head, before, ...contentOf(document.body, schemes) })
    if (!(made instanceof Uint8Array)) {
      const label = look!.variables.find(({ name }) => name === made.variable)?.label
      return setState({ levelling: { variable: label ?? made.variable, points: made.error } })
    }
    const { id, version } = await post(made, before.length > 0)
    const names = schemes.map(({ key, name }) => [`schemes/${key}/name`, name])
    document.set({ ...Object.fromEntries(names), dataset: id, version })
    setState({})
    portal.announce(words('published', { version }))
  }
  const publish = () => {
    setIsBusy(true)
    setState({})
    void send()
      .catch((problem: unknown) => setState({ problem }))
      .finally(() => setIsBusy(false))
  }
  return { ...state, isBusy, publish }
}

/** Questions and weights of a publication. */
const contentOf = (body: Body, schemes: readonly ReadyScheme[]): Omit<PublishAsked, 'head' | 'before'> => ({
  body: madeOf(body),
  weights: schemes.map(({ key, name, label, result }) => ({
    ...aboutOf(body, key),
    name,
    label,
    values: result.weights,
  })),
  otherwise: { ...aboutOf(body, MAIN_SCHEME), label: words('weight.none') },
})

/** Sends a publication to the server. `isOnto`: earlier slices of its dataset stay beside it. */
function usePost() {
  const { context } = useMiniApp()
  const datasets = useApi('datasets')
  return (made: Uint8Array, isOnto: boolean) => {
    const path = withQuery(`/${context.tenant.code}`, {
      brand: context.workspace?.id,
      onto: isOnto ? 'yes' : undefined,
    })
    const blob = new Blob([made as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' })
    return datasets.post<{ id: string; version: number }>(path, blob)
  }
}

/** False where neither a scheme nor the file gives weights: then everybody counts alike. */
export function useIsWeighted(): boolean {
  const { look } = useSource()
  return useWeighting().schemes.some(isReady) || look!.columns.some(({ use }) => use === 'weight')
}

/** All of a publication but what stands in the file. */
function headOf(body: Body, draft: string): PublishAsked['head'] {
  const at = (path: string) => textAt(body, path)
  const [market, wave, title] = [at('market'), at('wave'), at('title')]
  const client = at('licence/client')
  return {
    dataset: at('dataset') || `${slug(title) || 'dataset'}-${draft.slice(0, 8)}`,
    name: title,
    slices: [{ id: `${market}-${wave}`, market, wave, universe: Number(body['universe']) }],
    licence: {
      respondents: at('licence/respondents') as Licence['respondents'],
      protection: at('licence/protection') as Licence['protection'],
      smallestAudience: Number(body['licence/smallestAudience'] ?? 0),
      exports: body['licence/exports'] === true,
      notice: at('licence/notice'),
      from: at('licence/from') || null,
      to: at('licence/to') || null,
      ...(client && { client }),
    },
    markets: null,
  }
}

const aboutOf = (body: Body, scheme: string): Pick<SurveyWeight, 'source' | 'date'> => ({
  source: textAt(body, `schemes/${scheme}/source`),
  date: textAt(body, `schemes/${scheme}/date`) || new Date().toISOString().slice(0, 10),
})
